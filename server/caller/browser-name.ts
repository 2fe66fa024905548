/** Reads from what a browser calls itself what its owner knows it by; enough to tell devices apart, never to decide anything. */

/** The first that fits: browsers carry the names of those before them. */
const browsers: readonly [name: string, sign: RegExp][] = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\b(?:OPR|OPiOS)\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Yandex Browser', /\bYaBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|CriOS|Chromium)\//],
  ['Safari', /\bSafari\//],
];

const systems: readonly [name: string, sign: RegExp][] = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMacintosh\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Linux', /\bLinux\b/],
];

function nameIn(text: string, names: typeof browsers): string | null {
  return names.find(([, sign]) => sign.test(text))?.[0] ?? null;
}

export function nameBrowser(text: string | null): { browser: string | null; system: string | null } {
  return { browser: nameIn(text ?? '', browsers), system: nameIn(text ?? '', systems) };
}
