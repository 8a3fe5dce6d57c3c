import type { Translate } from '@/lib/i18n/translate'

/** What a browser's User-Agent says of it, as far as it is known. */
export interface Device {
  readonly browser: string | null
  readonly system: string | null
}

/** The first that fits: nearly every browser also names the ones it descends from. */
const BROWSERS: readonly (readonly [name: string, mark: RegExp])[] = [
  ['Yandex Browser', /\bYaBrowser\//],
  ['Edge', /\bEdg(?:A|iOS)?\//],
  ['Opera', /\b(?:OPR|OPT|OPiOS)\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Vivaldi', /\bVivaldi\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|CriOS|Chromium|HeadlessChrome)\//],
  ['Safari', /\bVersion\/[\d.]+.*\bSafari\//],
]

/** Likewise: Android names Linux, and an iPhone names Mac OS X. */
const SYSTEMS: readonly (readonly [name: string, mark: RegExp])[] = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMacintosh\b|\bMac OS X\b/],
  ['Linux', /\bLinux\b/],
]

/** The browser and the system that a User-Agent names. */
export function deviceOf(userAgent: string | null): Device {
  return { browser: firstOf(BROWSERS, userAgent), system: firstOf(SYSTEMS, userAgent) }
}

/** A device in words: «Firefox, Windows». */
export function describeDevice({ browser, system }: Device, translate: Translate): string {
  const named = [browser, system].filter((name) => name !== null)
  return named.length === 0 ? translate('sessions.unknownDevice') : named.join(', ')
}

function firstOf(marks: typeof BROWSERS, userAgent: string | null): string | null {
  return marks.find(([, mark]) => mark.test(userAgent ?? ''))?.[0] ?? null
}
