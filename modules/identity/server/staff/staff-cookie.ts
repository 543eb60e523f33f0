import { staffCookieName, staffTokenHours } from "../../contract/constants.ts";
import type { IdentityDeps } from "../identity-deps.ts";
import { readCookie } from "../session/read-cookie.ts";
import { readStaffToken, type StaffToken } from "./staff-token.ts";

const nameOver = (https: boolean) => (https ? `__Host-${staffCookieName}` : staffCookieName);

const cookie = (value: string, seconds: number, https: boolean): string =>
  [
    `${nameOver(https)}=${value}`,
    "Path=/",
    "HttpOnly",
    "SameSite=Lax",
    `Max-Age=${seconds}`,
    ...(https ? ["Secure"] : []),
  ].join("; ");

/** Keeps a staff token in the browser, out of reach of any script, for as long as such a token lasts. */
export const staffCookie = (token: string, https: boolean): string => cookie(token, staffTokenHours * 60 * 60, https);

/** Makes the browser forget the staff token. */
export const goneStaffCookie = (https: boolean): string => cookie("", 0, https);

/** Who of the staff sent this cookie header, or null: no token, a forged one and an old one are all the same. */
export function staffOf(
  { secret, https, clock }: Pick<IdentityDeps, "secret" | "https" | "clock">,
  cookieHeader: string | undefined,
): StaffToken | null {
  const token = readCookie(cookieHeader, nameOver(https));
  const read = token === null ? null : readStaffToken(token, secret, clock.now());
  return read?.ok ? read.value : null;
}
