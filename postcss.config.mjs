import globalData from '@csstools/postcss-global-data'
import customMedia from 'postcss-custom-media'

/** Moves CSS modules into the layer `components`, so that utilities and print styles override component styles. */
const componentsLayer = {
  postcssPlugin: 'components-layer',
  Once(root, { AtRule }) {
    if (!root.source.input.file?.endsWith('.module.css')) return
    const layer = new AtRule({ name: 'layer', params: 'components' })
    root.append(layer.append(root.nodes))
  },
}

/** Replaces variables inside `color-mix()` so that the CSS minifier can compute the colour. */
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
    componentsLayer,
  ],
}
