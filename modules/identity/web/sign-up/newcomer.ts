import type { Api } from "#kit/graphql/client.ts";
import type { SignUpKey } from "../../contract/sign-up-key.ts";
import { validateEmailDocument, validateTokenDetailRegistrationDocument } from "./sign-up.graphql.gen.ts";

/** Who fills in the form, as far as it is known: what they proved, and what an account elsewhere told about them. */
export type Newcomer = {
  readonly mobile: string | null;
  /** The number's ticket. */
  readonly token: string | null;
  readonly tokenSS: string | null;
  readonly email: string;
  /** Proved before the form was opened, and then not to be changed in it. */
  readonly emailFixed: boolean;
  /** The mailbox's ticket. */
  readonly emailToken: string | null;
  readonly firstName: string;
  readonly lastName: string;
  readonly birthDate: string;
  readonly gender: string;
  /** Of the loyalty club's inactive member, or guest, that they become. */
  readonly memberId: string | null;
  /** What is filled in comes from the club and is not to be changed (SU-20). */
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

/** Why nobody can register with a key: it is too old, or (`used`) somebody has. The words are the server's. */
export type KeyRefused = { readonly expired: string; readonly used: boolean };

const refusedBy = (reply: { readonly errorCode: string | null; readonly errorMessage: string | null }): KeyRefused => ({
  expired: reply.errorMessage ?? "",
  used: reply.errorCode === "LINK_USED",
});

/** Asks the server what a key is worth. */
export async function readNewcomer(api: Api, key: SignUpKey): Promise<Newcomer | KeyRefused> {
  return key.mobile ? byNumber(api, key, key.mobile) : byLetter(api, key);
}

async function byNumber(api: Api, key: SignUpKey, mobile: string): Promise<Newcomer | KeyRefused> {
  const tokenSS = key.tokenSS ?? null;
  const asked = { tokenVerifyOtpPhoneNo: key.token, tokenSS };
  const { validateTokenDetailRegistration: reply } = await api(validateTokenDetailRegistrationDocument, asked);
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
    // Only whoever has read the club's letter is told anything about its member.
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
