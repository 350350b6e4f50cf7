import { findBrowser } from './ensure-browser.ts'

/** What Playwright switches off. Chromium heeds only the last of several lists: ours has to hold all of it. */
const OFF_FOR_PLAYWRIGHT = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'msForceBrowserSignIn',
  'msEdgeUpdateLaunchServicesPreferredVersion',
]

/**
 * Pages of the browser's own that it loads beside every new window, for what is typed into its address
 * bar. Nobody types there, and they cost more than a page of ours.
 */
const OWN_PAGES = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup']

/** A process kept ready for a next site, which a test never goes to. */
const SPARE = 'SpareRendererForSitePerProcess'

/** How tests start the browser. */
export const launchOptions = () => ({
  executablePath: findBrowser(),
  args: [
    '--no-sandbox',
    `--disable-features=${[...OFF_FOR_PLAYWRIGHT, ...OWN_PAGES, SPARE].join(',')}`,
  ],
})
