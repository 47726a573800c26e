/** Browsers that are told apart, in the order in which their words are looked for: the later ones' stand in the earlier ones' too. */
export const browsers = ['Edge', 'Opera', 'Samsung Internet', 'Firefox', 'Chrome', 'Safari'] as const;
export type Browser = (typeof browsers)[number];

export const systems = ['iPhone', 'iPad', 'Android', 'Windows', 'ChromeOS', 'Mac', 'Linux'] as const;
export type System = (typeof systems)[number];

/** What somebody uses, as far as their browser says; null where it says nothing that is known. */
export interface Device {
  readonly browser: Browser | null;
  readonly system: System | null;
}

const browserWords: Readonly<Record<Browser, RegExp>> = {
  Edge: /\bEdg(?:e|A|iOS)?\//,
  Opera: /\b(?:OPR|OPT|Opera)\//,
  'Samsung Internet': /\bSamsungBrowser\//,
  Firefox: /\b(?:Firefox|FxiOS)\//,
  Chrome: /\b(?:Chrome|CriOS|Chromium)\//,
  Safari: /\bVersion\/[\d.]+ (?:Mobile\/\w+ )?Safari\//,
};

const systemWords: Readonly<Record<System, RegExp>> = {
  iPhone: /\biP(?:hone|od)\b/,
  iPad: /\biPad\b/,
  Android: /\bAndroid\b/,
  Windows: /\bWindows\b/,
  ChromeOS: /\bCrOS\b/,
  Mac: /\bMacintosh\b/,
  Linux: /\bLinux\b/,
};

/**
 * The browser and the device that a User-Agent header names, by closed lists: none of its own words comes through, since
 * anybody may send any. It is what the browser says of itself and proves nothing; an iPad that asks for desktop pages calls itself a Mac.
 */
export function readDevice(userAgent: string): Device {
  return {
    browser: browsers.find((browser) => browserWords[browser].test(userAgent)) ?? null,
    system: systems.find((system) => systemWords[system].test(userAgent)) ?? null,
  };
}
