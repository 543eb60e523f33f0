import { cookieText, readRenamedCookie } from "#kit/core/cookie.ts";
import { ticketLifeMinutes } from "#modules/identity/contract/constants.ts";
import { readSignUpKey, type SignUpKey, writeSignUpKey } from "#modules/identity/contract/sign-up-key.ts";

const name = "signUpKey";
/** Browsers drop larger cookies. */
const longest = 3_800;

/** The key of the sign-up in this browser, so that a reload continues it; expires with its tickets. */
export const readSignUpKeyCookie = (cookies: string | null): SignUpKey | null =>
  readSignUpKey(readRenamedCookie(cookies, name));

/** The cookie that stores a key for the sign-up page; null removes it. */
export function signUpKeyCookie(key: SignUpKey | null, https: boolean): string {
  const value = key === null ? "" : writeSignUpKey(key);
  const seconds = value === "" || value.length > longest ? 0 : ticketLifeMinutes * 60;
  return cookieText({
    name,
    value: seconds === 0 ? "" : value,
    seconds,
    https,
    sameSite: "Strict",
    httpOnly: false,
  });
}
