/** A session's browser and system (C11.6), too coarse to identify a device */

type DevicePattern = readonly [name: string, pattern: RegExp];

/** Order matters: most browsers also name the one they derive from. */
const BROWSERS: readonly DevicePattern[] = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\b(?:OPR|OPT|Opera)\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Vivaldi', /\bVivaldi\//],
  ['DuckDuckGo', /\b(?:DuckDuckGo|Ddg)\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|CriOS|Chromium|HeadlessChrome)\//],
  ['Safari', /\bVersion\/[\d.]+.*\bSafari\//],
];

/** Order matters: Android names Linux, an iPhone a Mac. */
const SYSTEMS: readonly DevicePattern[] = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Windows', /\bWindows\b/],
  ['Mac', /\bMac(?:intosh| OS X)\b/],
  ['Linux', /\bLinux\b/],
];

const HEADER_MAX = 1_000;

const UNKNOWN_BROWSER = 'Unknown browser';

const nameOf = (table: readonly DevicePattern[], header: string) =>
  table.find(([, pattern]) => pattern.test(header))?.[0];

/** `Firefox on Windows`; otherwise `Unknown browser`. */
export function deviceLabel(userAgent: string | undefined): string {
  const header = (userAgent ?? '').slice(0, HEADER_MAX);
  const browser = nameOf(BROWSERS, header) ?? UNKNOWN_BROWSER;
  const system = nameOf(SYSTEMS, header);
  return system ? `${browser} on ${system}` : browser;
}
