import { cookieNameOver, cookieText, readCookie } from "#kit/core/cookie.ts";
import { staffCookieName, staffTokenHours } from "../../contract/constants.ts";
import type { IdentityDeps } from "../identity-deps.ts";
import { readStaffToken, type StaffToken } from "./staff-token.ts";

const cookie = (value: string, seconds: number, https: boolean): string =>
  cookieText({ name: staffCookieName, value, seconds, https });

/** Keeps a staff token in the browser, out of reach of any script, for as long as such a token lasts. */
export const staffCookie = (token: string, https: boolean): string => cookie(token, staffTokenHours * 60 * 60, https);

/** Makes the browser forget the staff token. */
export const goneStaffCookie = (https: boolean): string => cookie("", 0, https);

/** Who of the staff sent this cookie header, or null: no token, a forged one and an old one are all the same. */
export function staffOf(
  { secret, https, clock }: Pick<IdentityDeps, "secret" | "https" | "clock">,
  cookieHeader: string | undefined,
): StaffToken | null {
  const token = readCookie(cookieHeader, cookieNameOver(staffCookieName, https));
  const read = token === null ? null : readStaffToken(token, secret, clock.now());
  return read?.ok ? read.value : null;
}
