/** The replacement of a secret or a personal value. */
export const redacted = "***";

const patterns: readonly (readonly [RegExp, string])[] = [
  // All values of a query, a form or a cookie: names suffice.
  [/([?&;] ?[\w.[\]%-]{1,64}=)[^&;\s"'`<>\\)\]}]+/g, `$1${redacted}`],
  // "password: x", "token=x", "\"email\":\"x\"" in running text.
  [
    /((?:authorization|cookie|token|password|passwd|secret|mobile|phone|e-?mail)\w*["'\\]{0,3}\s*[:=]\s*["'\\]{0,3})(?:(?:bearer|basic)\s+)?[^\s"'\\,;&})\]]+/gi,
    `$1${redacted}`,
  ],
  [
    /((?:\b(?:pin|otp|pwd)|[a-z](?:Pin|Otp|Pwd)|PIN|OTP|Pin)\b["'\\]{0,3}\s*(?:[:=]|is)\s*["'\\]{0,3})[^\s"'\\,;&})\]]+/g,
    `$1${redacted}`,
  ],
  [/(code["'\\]{0,3}\s*(?:[:=]|is)?\s*["'\\]{0,3})\d{4,8}\b/gi, `$1${redacted}`],
  // PostgreSQL includes the conflicting value or the failed row.
  [/(\([^()\n]{1,200}\)=)\([^\n]*\)/g, `$1(${redacted})`],
  [/(row contains )\([^\n]*\)/gi, `$1(${redacted})`],
  [/\b(bearer|basic)\s+[\w.~+/=-]{6,}/gi, `$1 ${redacted}`],
  [/[\w.+%-]{1,64}(?:@|%40)[\w-]{1,63}(?:\.[\w-]{1,63})+/gi, redacted],
  // Signed tokens, long random ids and keys. Hyphenated lower-case words (slugs, UUIDs) stay readable.
  [/\bshk_[\w-]+/g, redacted],
  [/\beyJ[\w-]+\.[\w-]+(?:\.[\w-]*)?/g, redacted],
  [/(?<![\w-])(?=[\w-]*[A-Z])(?=[\w-]*[a-z])(?=[\w-]*\d)[\w-]{24,}/g, redacted],
  [/(?<![\w-])[0-9a-f]{32,}(?![\w-])/gi, redacted],
  // Phone, card and account numbers in any grouping.
  [/(?<![\w.:-])\+?\(?\d(?:[ ()-]?\d){8,18}(?![\w:-])/g, redacted],
];

// The fast path: lower-case words and short numbers match none of the above, and most paths contain nothing else.
const harmlessPath = /^(?:\/(?:[a-z._-]{0,100}|[a-z]{0,12}\d{1,8}[a-z.]{0,6}))*$/;

/** Redacts secrets and personal values in a text. Rather too much than too little. */
export function scrubText(text: string): string {
  let clean = text;
  for (const [pattern, replacement] of patterns) clean = clean.replace(pattern, replacement);
  return clean;
}

/** The path of a URL without its query, redacted for a log line. */
export function scrubPath(url: string): string {
  if (harmlessPath.test(url)) return url;
  const query = url.search(/[?#;]/);
  return scrubText(query === -1 ? url : url.slice(0, query));
}
