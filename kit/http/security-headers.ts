/** For responses that are not pages and have no policy of their own: no site may frame them either (ASVS 3.4.6). */
export const noFraming: readonly [string, string] = ["content-security-policy", "frame-ancestors 'none'"];

/** Response headers of every page. The Content-Security-Policy is separate, because it depends on the page. */
export function securityHeaders(options: {
  readonly https: boolean;
  readonly hstsSeconds?: number;
  /** Browser features that the site's own pages may use; frames of other sites may not. */
  readonly ownFeatures?: readonly string[];
}): [string, string][] {
  const headers: [string, string][] = [
    ["x-content-type-options", "nosniff"],
    ["referrer-policy", "strict-origin-when-cross-origin"],
    ["permissions-policy", permissionsPolicy(options.ownFeatures ?? [])],
    // Sign-in pop-ups of other sites must still be able to answer their opener.
    ["cross-origin-opener-policy", "same-origin-allow-popups"],
    ["cross-origin-resource-policy", "same-origin"],
    ["x-frame-options", "DENY"],
  ];
  // Browsers ignore it over plain HTTP, and a developer's localhost must not be pinned to HTTPS.
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
