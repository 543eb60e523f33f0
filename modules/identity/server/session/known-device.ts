import { createHmac } from "node:crypto";
import { sameSecret } from "#kit/core/constant-time.ts";
import { knownDeviceCookieName, knownDeviceDays, mostKnownMembers } from "../../contract/constants.ts";
import type { IdentityDeps } from "../identity-deps.ts";
import { readCookie } from "./read-cookie.ts";

type Deps = Pick<IdentityDeps, "secret" | "https" | "ids">;

const nameOver = (https: boolean) => (https ? `__Host-${knownDeviceCookieName}` : knownDeviceCookieName);

// Which member it is about stays unreadable: the cookie outlives the session, on devices that several people use.
const mark = (secret: string, deviceId: string, userCode: string) =>
  createHmac("sha256", secret).update(`known-device.${deviceId}.${userCode}`).digest("base64url").slice(0, 27);

function parse(cookie: string | undefined, https: boolean): { deviceId: string; marks: string[] } | null {
  const [deviceId = "", ...marks] = readCookie(cookie, nameOver(https))?.split(".") ?? [];
  if (!/^[\w-]{22}$/.test(deviceId) || marks.length > mostKnownMembers) return null;
  return { deviceId, marks };
}

/** The name a browser was given when a member first signed in on it, whoever that was; null for one nobody signed in on. */
export const deviceOf = ({ https }: Pick<Deps, "https">, cookie: string | undefined): string | null =>
  parse(cookie, https)?.deviceId ?? null;

/**
 * The device's own name if this member has signed in on it before, else null. Whoever guesses passwords from elsewhere
 * locks an account for strangers, and not for its owner on a device of theirs: it is counted apart (S4).
 */
export function knownDeviceOf(deps: Deps, userCode: string, cookie: string | undefined): string | null {
  const device = parse(cookie, deps.https);
  if (!device) return null;
  const wanted = mark(deps.secret, device.deviceId, userCode);
  return device.marks.some((given) => sameSecret(given, wanted)) ? device.deviceId : null;
}

/** Remembers on the device that this member has signed in there; it opens nothing by itself. */
export function knownDeviceCookie(deps: Deps, userCode: string, cookie: string | undefined): string {
  const known = parse(cookie, deps.https);
  const deviceId = known?.deviceId ?? deps.ids.token(16);
  const own = mark(deps.secret, deviceId, userCode);
  const marks = [own, ...(known?.marks ?? []).filter((given) => given !== own)].slice(0, mostKnownMembers);
  const attributes = ["Path=/", "HttpOnly", "SameSite=Lax", `Max-Age=${knownDeviceDays * 24 * 60 * 60}`];
  if (deps.https) attributes.push("Secure");
  return [`${nameOver(deps.https)}=${[deviceId, ...marks].join(".")}`, ...attributes].join("; ");
}
