import type { Api } from "#kit/graphql/client.ts";
import type { SignUpKey } from "../../contract/sign-up-key.ts";
import { validateEmailDocument, validateTokenDetailRegistrationDocument } from "./sign-up.graphql.gen.ts";

/** The person registering, as far as known: proved contacts and the profile of a social account. */
export type Newcomer = {
  readonly mobile: string | null;
  /** Ticket of the number. */
  readonly token: string | null;
  readonly tokenSS: string | null;
  readonly email: string;
  /** Proved before the form was opened, and read-only in it. */
  readonly emailFixed: boolean;
  /** Ticket of the e-mail address. */
  readonly emailToken: string | null;
  readonly firstName: string;
  readonly lastName: string;
  readonly birthDate: string;
  readonly gender: string;
  /** Id of the club's inactive member or guest whom they become. */
  readonly memberId: string | null;
  /** The pre-filled data comes from the club and is read-only (SU-20). */
  readonly locked: boolean;
};

const stranger = {
  tokenSS: null,
  email: "",
  emailFixed: false,
  emailToken: null,
  firstName: "",
  lastName: "",
  birthDate: "",
  gender: "",
  memberId: null,
  locked: false,
};

/** Why a key is refused: expired, or (`used`) already registered. The message is the server's. */
export type KeyRefused = { readonly expired: string; readonly used: boolean };

const refusedBy = (reply: { readonly errorCode: string | null; readonly errorMessage: string | null }): KeyRefused => ({
  expired: reply.errorMessage ?? "",
  used: reply.errorCode === "LINK_USED",
});

/** Resolves a key on the server. */
export async function readNewcomer(api: Api, key: SignUpKey): Promise<Newcomer | KeyRefused> {
  return key.mobile ? byNumber(api, key, key.mobile) : byLetter(api, key);
}

async function byNumber(api: Api, key: SignUpKey, mobile: string): Promise<Newcomer | KeyRefused> {
  const tokenSS = key.tokenSS ?? null;
  const input = { tokenVerifyOtpPhoneNo: key.token, tokenSS };
  const { validateTokenDetailRegistration: reply } = await api(validateTokenDetailRegistrationDocument, input);
  if (!reply.success || !reply.data) return refusedBy(reply);
  const { id, phone, email, emailVerified, firstName, lastName, birthDateLabel, gender } = reply.data;
  return {
    ...stranger,
    mobile: phone ?? mobile,
    token: key.token,
    tokenSS,
    email: email ?? "",
    emailFixed: emailVerified,
    firstName: firstName ?? "",
    lastName: lastName ?? "",
    birthDate: birthDateLabel ?? "",
    gender: gender ?? "",
    memberId: id,
    // The club's data about its member is returned only after the link in the club's e-mail was followed.
    locked: id !== null && emailVerified && tokenSS === null,
  };
}

async function byLetter(api: Api, key: SignUpKey): Promise<Newcomer | KeyRefused> {
  const { validateEmail: reply } = await api(validateEmailDocument, { token: key.token });
  if (!reply.success || !reply.data) return refusedBy(reply);
  return {
    ...stranger,
    mobile: null,
    token: null,
    email: reply.data.email,
    emailFixed: true,
    emailToken: reply.data.token,
  };
}
