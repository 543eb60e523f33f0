import { cookieNameOver, cookieText, readCookie } from "#kit/core/cookie.ts";
import { staffCookieName, staffTokenHours } from "../../contract/constants.ts";
import type { IdentityDeps } from "../identity-deps.ts";
import { readStaffToken, type StaffToken } from "./staff-token.ts";

const cookie = (value: string, seconds: number, https: boolean): string =>
  cookieText({ name: staffCookieName, value, seconds, https });

/** Stores a staff token in an HttpOnly cookie until the token expires. */
export const staffCookie = (token: string, https: boolean): string => cookie(token, staffTokenHours * 60 * 60, https);

/** Deletes the cookie. */
export const clearedStaffCookie = (https: boolean): string => cookie("", 0, https);

/** The staff id in this cookie header, or null for a missing, forged or expired token. */
export function staffOf(
  { secret, https, clock }: Pick<IdentityDeps, "secret" | "https" | "clock">,
  cookieHeader: string | undefined,
): StaffToken | null {
  const token = readCookie(cookieHeader, cookieNameOver(staffCookieName, https));
  const read = token === null ? null : readStaffToken(token, secret, clock.now());
  return read?.ok ? read.value : null;
}
