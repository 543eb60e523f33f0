/** Browser and operating system from a user-agent header. */
export type DeviceDescription = {
  /** For example Chrome; null when unknown. */
  readonly browser: string | null;
  /** For example Android; null when unknown. */
  readonly system: string | null;
  readonly phone: boolean;
};

// Order matters: most user agents also contain the names of the browsers below.
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

export const describeDevice = (userAgent: string): DeviceDescription => ({
  browser: firstOf(browsers, userAgent),
  system: firstOf(systems, userAgent),
  phone: /\b(?:iPhone|Mobile)\b/.test(userAgent),
});
