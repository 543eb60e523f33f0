import { expect, test } from "vitest";
import { securityHeaders } from "./security-headers.ts";

test("every page is protected against sniffing, framing and referrer leaks", () => {
  const headers = Object.fromEntries(securityHeaders({ https: true }));
  expect(headers).toEqual({
    "x-content-type-options": "nosniff",
    "referrer-policy": "strict-origin-when-cross-origin",
    "permissions-policy": expect.stringContaining("camera=(), display-capture=(), geolocation=()"),
    "cross-origin-opener-policy": "same-origin-allow-popups",
    "cross-origin-resource-policy": "same-origin",
    "x-frame-options": "DENY",
    "strict-transport-security": "max-age=31536000; includeSubDomains",
  });
});

test("plain HTTP gets no HSTS", () => {
  expect(securityHeaders({ https: false }).map(([name]) => name)).not.toContain("strict-transport-security");
});

test("a permitted browser feature is for the site itself only; all others are denied", () => {
  const headers = Object.fromEntries(securityHeaders({ https: false, ownFeatures: ["geolocation"] }));
  expect(headers["permissions-policy"]).toContain("display-capture=(), geolocation=(self), gyroscope=()");
});
