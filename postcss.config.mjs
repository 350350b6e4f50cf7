import globalData from '@csstools/postcss-global-data'
import mediaMinMax from '@csstools/postcss-media-minmax'
import oklab from '@csstools/postcss-oklab-function'
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

/** Browsers that know no `svh` and `dvh`, such as Chrome before 108, get `vh` (styles/tokens.css). */
const viewportUnits = {
  postcssPlugin: 'viewport-units',
  Declaration(declaration) {
    if (/^--[sd]vh$/.test(declaration.prop)) return
    declaration.value = declaration.value.replaceAll(/([\d.]+)([sd]vh)\b/g, 'calc($1 * var(--$2))')
  },
}

export default {
  plugins: [
    globalData({ files: ['src/styles/breakpoints.css'] }),
    customMedia(),
    componentsLayer,
    viewportUnits,
    mediaMinMax(),
    oklab({ preserve: false, subFeatures: { displayP3: false } }),
  ],
}
