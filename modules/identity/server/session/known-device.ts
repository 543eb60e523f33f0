import { createHmac } from "node:crypto";
import { sameSecret } from "#kit/core/constant-time.ts";
import { cookieNameOver, cookieText, readCookie } from "#kit/core/cookie.ts";
import { knownDeviceCookieName, knownDeviceDays, maxKnownMembers } from "../../contract/constants.ts";
import type { IdentityDeps } from "../identity-deps.ts";

type Deps = Pick<IdentityDeps, "secret" | "https" | "ids">;

/**
 * How far a device is known for a member. "seen": they signed in there by a 4-digit code only. "trusted": by a password or
 * social account, or by registering; there a code counts as a second proof (ADR 0064).
 */
export type DeviceTrust = "seen" | "trusted";

/** Cookies from before this distinction count as the first kind. */
const markPurposes = { trusted: "known-device", seen: "seen-device" } as const;

// The member is hashed: the cookie outlives the session on shared devices.
const mark = (secret: string, deviceId: string, userCode: string, trust: DeviceTrust) =>
  createHmac("sha256", secret)
    .update(`${markPurposes[trust]}.${deviceId}.${userCode}`)
    .digest("base64url")
    .slice(0, 27);

function parse(cookie: string | undefined, https: boolean): { deviceId: string; marks: string[] } | null {
  const [deviceId = "", ...marks] = readCookie(cookie, cookieNameOver(knownDeviceCookieName, https))?.split(".") ?? [];
  if (!/^[\w-]{22}$/.test(deviceId) || marks.length > maxKnownMembers) return null;
  return { deviceId, marks };
}

/** The device id the browser got at its first sign-in, by any member; null without one. */
export const deviceOf = ({ https }: Pick<Deps, "https">, cookie: string | undefined): string | null =>
  parse(cookie, https)?.deviceId ?? null;

function carries(deps: Deps, userCode: string, cookie: string | undefined, trust: DeviceTrust): boolean {
  const device = parse(cookie, deps.https);
  if (!device) return false;
  const wanted = mark(deps.secret, device.deviceId, userCode, trust);
  return device.marks.some((given) => sameSecret(given, wanted));
}

/**
 * The device id if this member has signed in on the device before, else null. Wrong passwords and codes on known devices are
 * counted separately, so that attackers elsewhere cannot lock the owner out (S4).
 */
export function knownDeviceOf(deps: Deps, userCode: string, cookie: string | undefined): string | null {
  const known = isTrustedDevice(deps, userCode, cookie) || carries(deps, userCode, cookie, "seen");
  return known ? deviceOf(deps, cookie) : null;
}

/** Whether this member has signed in on the device by more than a code. */
export const isTrustedDevice = (deps: Deps, userCode: string, cookie: string | undefined): boolean =>
  carries(deps, userCode, cookie, "trusted");

/** Marks the device as known to the member; the cookie alone gives no access. "trusted" is never downgraded. */
export function knownDeviceCookie(
  deps: Deps,
  userCode: string,
  cookie: string | undefined,
  trust: DeviceTrust,
): string {
  const known = parse(cookie, deps.https);
  const deviceId = known?.deviceId ?? deps.ids.token(16);
  const earned = isTrustedDevice(deps, userCode, cookie) ? "trusted" : trust;
  const own = mark(deps.secret, deviceId, userCode, earned);
  const older = mark(deps.secret, deviceId, userCode, "seen");
  const others = (known?.marks ?? []).filter((given) => given !== own && given !== older);
  const marks = [own, ...others].slice(0, maxKnownMembers);
  const value = [deviceId, ...marks].join(".");
  return cookieText({ name: knownDeviceCookieName, value, seconds: knownDeviceDays * 24 * 60 * 60, https: deps.https });
}
