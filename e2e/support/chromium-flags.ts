// Chromium flags for screen tests, which switch off features that cost time.

/** Playwright's own list, which our flag would replace; the last three are pages that every window renders for its address bar. */
const without = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
];

/** Playwright's own, which ours would replace: a mouse is there. A long press of a finger drags, as on Android. */
const blinkSettings = [
  'primaryHoverType=2',
  'availableHoverTypes=2',
  'primaryPointerType=4',
  'availablePointerTypes=4',
  'touchDragDropEnabled=true',
];

export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  // Pages of tests live for seconds: optimizing their code costs a tenth of the CPU and never pays.
  '--js-flags=--no-opt --no-maglev',
  '--disable-background-networking',
  '--disable-component-update',
  // Pages of one server and one context share a process.
  '--process-per-site',
  `--disable-features=${without.join(',')}`,
  `--blink-settings=${blinkSettings.join(',')}`,
];
