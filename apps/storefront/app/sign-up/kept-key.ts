import { cookieText, readRenamedCookie } from "#kit/core/cookie.ts";
import { ticketLifeMinutes } from "#modules/identity/contract/constants.ts";
import { readSignUpKey, type SignUpKey, writeSignUpKey } from "#modules/identity/contract/sign-up-key.ts";

const name = "signUpKey";
/** Browsers drop cookies that are longer. */
const longest = 3_800;

/** The key a sign-up was opened with in this browser, which its tickets outlive by no minute: a reload goes on with it. */
export const readKeptKey = (cookies: string | null): SignUpKey | null =>
  readSignUpKey(readRenamedCookie(cookies, name));

/** The cookie that keeps a key for the sign-up page; null lets go of it. */
export function keptKeyCookie(key: SignUpKey | null, https: boolean): string {
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
