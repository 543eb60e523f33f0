/** For answers that are no page of ours and have no policy of their own: no site may frame them either (ASVS 3.4.6). */
export const noFraming: readonly [string, string] = ["content-security-policy", "frame-ancestors 'none'"];

/** Answer headers that harden every page. The Content-Security-Policy stands apart, because it depends on the page. */
export function securityHeaders(options: {
  readonly https: boolean;
  readonly hstsSeconds?: number;
  /** Features of the browser that the site's own pages may ask the visitor for; everybody else's frames still may not. */
  readonly ownFeatures?: readonly string[];
}): [string, string][] {
  const headers: [string, string][] = [
    ["x-content-type-options", "nosniff"],
    ["referrer-policy", "strict-origin-when-cross-origin"],
    ["permissions-policy", permissionsPolicy(options.ownFeatures ?? [])],
    // Sign-in pop-ups of other parties must still be able to answer the page that opened them.
    ["cross-origin-opener-policy", "same-origin-allow-popups"],
    ["cross-origin-resource-policy", "same-origin"],
    ["x-frame-options", "DENY"],
  ];
  // Over plain HTTP browsers ignore it, and a developer's localhost must not be locked to HTTPS.
  if (options.https) {
    headers.push(["strict-transport-security", `max-age=${options.hstsSeconds ?? oneYear}; includeSubDomains`]);
  }
  return headers;
}

const oneYear = 365 * 24 * 60 * 60;

const permissionsPolicy = (own: readonly string[]): string =>
  guardedFeatures.map((feature) => `${feature}=(${own.includes(feature) ? "self" : ""})`).join(", ");

const guardedFeatures = [
  "accelerometer",
  "browsing-topics",
  "camera",
  "display-capture",
  "geolocation",
  "gyroscope",
  "magnetometer",
  "microphone",
  "midi",
  "payment",
  "usb",
  "xr-spatial-tracking",
];
