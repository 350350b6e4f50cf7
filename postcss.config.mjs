import colorMix from '@csstools/postcss-color-mix-function'
import globalData from '@csstools/postcss-global-data'
import mediaMinMax from '@csstools/postcss-media-minmax'
import customMedia from 'postcss-custom-media'

/** Puts the style sheet of every component into the layer that print and utilities override. */
const componentsLayer = {
  postcssPlugin: 'components-layer',
  Once(root, { AtRule }) {
    if (!root.source.input.file?.endsWith('.module.css')) return
    const layer = new AtRule({ name: 'layer', params: 'components' })
    root.append(layer.append(root.nodes))
  },
}

/** Puts the company's colours as they are into `color-mix()`, so that it is computed for browsers that do not know it. */
const mixedColours = {
  postcssPlugin: 'mixed-colours',
  Once(root) {
    const colours = {}
    root.walkDecls(/^--/, ({ prop, value }) => {
      if (value.startsWith('#')) colours[`var(${prop})`] = value
    })
    root.walkDecls((declaration) => {
      declaration.value = declaration.value.replaceAll(/color-mix\((\([^()]*\)|[^()])+\)/g, (mix) =>
        mix.replaceAll(/var\([^()]+\)/g, (name) => colours[name] ?? name),
      )
    })
  },
}

export default {
  plugins: [
    globalData({ files: ['src/styles/breakpoints.css', 'content/brand/colours.css'] }),
    customMedia(),
    mixedColours,
    colorMix(),
    componentsLayer,
    mediaMinMax(),
  ],
}
