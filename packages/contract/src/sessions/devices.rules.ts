// What a browser says of itself (`User-Agent`): its name and the system or device that it runs on, as far as they are known.

/** Those first that name others as well: Edge calls itself Chrome and Safari, too. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\b(?:OPR|OPT|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bVivaldi\//, 'Vivaldi'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bVersion\/[\d.]+ .*\bSafari\//, 'Safari'],
];

const systems: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
];

export interface Device {
  /** The name of the browser, or of the program; undefined if it is not known. */
  browser: string | undefined;
  system: string | undefined;
}

/** Returns what is known of a device. Versions are left out: they change with every update, and the device stays the same. */
export function deviceOf(userAgent: string | null): Device {
  const text = userAgent ?? '';
  const named = (known: readonly (readonly [RegExp, string])[]) => known.find(([pattern]) => pattern.test(text))?.[1];
  const program = /^(?!Mozilla\/)([\w.-]{1,30})\//.exec(text)?.[1];
  return { browser: named(browsers) ?? program, system: named(systems) };
}
