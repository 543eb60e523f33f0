import { createHmac } from "node:crypto";
import { sameSecret } from "#kit/core/constant-time.ts";
import { cookieNameOver, cookieText, readCookie } from "#kit/core/cookie.ts";
import { knownDeviceCookieName, knownDeviceDays, mostKnownMembers } from "../../contract/constants.ts";
import type { IdentityDeps } from "../identity-deps.ts";

type Deps = Pick<IdentityDeps, "secret" | "https" | "ids">;

/**
 * How well a device knows a member. "seen": they signed in there by a 4-digit code alone. "trusted": by a password or an account
 * elsewhere, or when they registered; there a code is a second proof (ADR 0064).
 */
export type DeviceTrust = "seen" | "trusted";

/** Cookies that were set before devices were told apart carry the first kind. */
const markPurposes = { trusted: "known-device", seen: "seen-device" } as const;

// Which member it is about stays unreadable: the cookie outlives the session, on devices that several people use.
const mark = (secret: string, deviceId: string, userCode: string, trust: DeviceTrust) =>
  createHmac("sha256", secret)
    .update(`${markPurposes[trust]}.${deviceId}.${userCode}`)
    .digest("base64url")
    .slice(0, 27);

function parse(cookie: string | undefined, https: boolean): { deviceId: string; marks: string[] } | null {
  const [deviceId = "", ...marks] = readCookie(cookie, cookieNameOver(knownDeviceCookieName, https))?.split(".") ?? [];
  if (!/^[\w-]{22}$/.test(deviceId) || marks.length > mostKnownMembers) return null;
  return { deviceId, marks };
}

/** The name a browser was given when a member first signed in on it, whoever that was; null for one nobody signed in on. */
export const deviceOf = ({ https }: Pick<Deps, "https">, cookie: string | undefined): string | null =>
  parse(cookie, https)?.deviceId ?? null;

function carries(deps: Deps, userCode: string, cookie: string | undefined, trust: DeviceTrust): boolean {
  const device = parse(cookie, deps.https);
  if (!device) return false;
  const wanted = mark(deps.secret, device.deviceId, userCode, trust);
  return device.marks.some((given) => sameSecret(given, wanted));
}

/**
 * The device's own name if this member has signed in on it before, else null. Whoever guesses passwords or codes from
 * elsewhere locks an account for strangers, and not for its owner on a device of theirs: it is counted apart (S4).
 */
export function knownDeviceOf(deps: Deps, userCode: string, cookie: string | undefined): string | null {
  const known = isTrustedDevice(deps, userCode, cookie) || carries(deps, userCode, cookie, "seen");
  return known ? deviceOf(deps, cookie) : null;
}

/** Whether this member has signed in on the device by more than a code. */
export const isTrustedDevice = (deps: Deps, userCode: string, cookie: string | undefined): boolean =>
  carries(deps, userCode, cookie, "trusted");

/** Remembers on the device that this member has signed in there; it opens nothing by itself. Trust is kept once it was won. */
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
  const marks = [own, ...others].slice(0, mostKnownMembers);
  const value = [deviceId, ...marks].join(".");
  return cookieText({ name: knownDeviceCookieName, value, seconds: knownDeviceDays * 24 * 60 * 60, https: deps.https });
}
