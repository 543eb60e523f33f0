/** What a device calls itself, in the few words a person knows it by. */
export type DeviceWords = {
  /** Such as Chrome; null when nobody can tell. */
  readonly browser: string | null;
  /** Such as Android; null when nobody can tell. */
  readonly system: string | null;
  readonly phone: boolean;
};

// Order matters: nearly every browser also claims to be those below it.
const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:e|A|iOS)?\//, "Edge"],
  [/\b(?:OPR|Opera)\//, "Opera"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\bMiuiBrowser\//, "Mi Browser"],
  [/\bUCBrowser\//, "UC Browser"],
  [/\b(?:Firefox|FxiOS)\//, "Firefox"],
  [/\b(?:Chrome|CriOS|HeadlessChrome)\//, "Chrome"],
  [/\bSafari\//, "Safari"],
];

const systems: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, "iPhone"],
  [/\biPad\b/, "iPad"],
  [/\bAndroid\b/, "Android"],
  [/\bWindows\b/, "Windows"],
  [/\bMac OS X\b/, "macOS"],
  [/\bCrOS\b/, "ChromeOS"],
  [/\bLinux\b/, "Linux"],
];

const firstOf = (list: readonly (readonly [RegExp, string])[], text: string): string | null =>
  list.find(([pattern]) => pattern.test(text))?.[1] ?? null;

export const describeDevice = (userAgent: string): DeviceWords => ({
  browser: firstOf(browsers, userAgent),
  system: firstOf(systems, userAgent),
  phone: /\b(?:iPhone|Mobile)\b/.test(userAgent),
});
