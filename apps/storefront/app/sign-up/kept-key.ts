import { ticketLifeMinutes } from "#modules/identity/contract/constants.ts";
import { readSignUpKey, type SignUpKey, writeSignUpKey } from "#modules/identity/contract/sign-up-key.ts";

const name = "signUpKey";
// The router asks for the data of /register/signup under a name beside it.
const path = "/register";
/** Browsers drop cookies that are longer. */
const longest = 3_800;

/** The key a sign-up was opened with in this browser, which its tickets outlive by no minute: a reload goes on with it. */
export const readKeptKey = (cookies: string | null): SignUpKey | null =>
  readSignUpKey(new RegExp(`(?:^|; ?)${name}=([\\w-]+)`).exec(cookies ?? "")?.[1] ?? null);

/** The cookie that keeps a key for the sign-up page alone; null lets go of it. */
export function keptKeyCookie(key: SignUpKey | null, https: boolean): string {
  const value = key === null ? "" : writeSignUpKey(key);
  const seconds = value === "" || value.length > longest ? 0 : ticketLifeMinutes * 60;
  const attributes = [`Path=${path}`, "SameSite=Strict", `Max-Age=${seconds}`];
  if (https) attributes.push("Secure");
  return [`${name}=${seconds === 0 ? "" : value}`, ...attributes].join("; ");
}
