import type { SocialPerson } from "../ports/social-verifier.ts";
import type { LoginResult } from "../session/login-result.ts";
import type { SocialDestination } from "./social-ticket.ts";

/** Wire format of a social sign-in's result (SO-03), with the tickets for the next step. */
export type ThirdPartyLogin = {
  readonly thirdExist: boolean;
  readonly userCode: string | null;
  readonly mobile: string | null;
  readonly thirdId: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string | null;
  readonly gender: string | null;
  readonly birthDate: string | null;
  readonly redirectUrl: string;
  readonly wishlist: string | null;
  readonly tokenSS: string | null;
  readonly token: string | null;
  readonly login: LoginResult | null;
};

type Signed = { readonly login: LoginResult; readonly known: boolean };

/** Reply for a member. */
export const memberReply = (
  { subject }: SocialPerson,
  { redirectUrl, wishlistProduct }: SocialDestination,
  { login, known }: Signed,
): ThirdPartyLogin => ({
  thirdExist: known,
  userCode: login.userCode,
  mobile: login.mobile,
  thirdId: subject,
  firstName: login.firstName,
  lastName: login.lastName,
  email: login.email,
  gender: null,
  birthDate: null,
  redirectUrl,
  wishlist: wishlistProduct,
  tokenSS: null,
  token: null,
  login,
});

/** Reply for a person without an account: profile data to pre-fill the form. */
export const newPersonReply = (
  person: SocialPerson,
  { redirectUrl, wishlistProduct }: SocialDestination,
  more: { readonly tokenSS?: string; readonly token?: string; readonly mobile?: string } = {},
): ThirdPartyLogin => ({
  thirdExist: false,
  userCode: null,
  mobile: more.mobile ?? null,
  thirdId: person.subject,
  firstName: person.firstName,
  lastName: person.lastName,
  email: person.email,
  gender: person.gender,
  birthDate: person.birthDate?.replaceAll("-", "") ?? null,
  redirectUrl,
  wishlist: wishlistProduct,
  tokenSS: more.tokenSS ?? null,
  token: more.token ?? null,
  login: null,
});
