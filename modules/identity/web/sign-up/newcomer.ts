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

/** Asks the server what a key is worth; its tickets may be too old. Answers the newcomer, or the server's words. */
export async function readNewcomer(api: Api, key: SignUpKey): Promise<Newcomer | { readonly expired: string }> {
  return key.mobile ? byNumber(api, key, key.mobile) : byLetter(api, key);
}

async function byNumber(api: Api, key: SignUpKey, mobile: string): Promise<Newcomer | { expired: string }> {
  const tokenSS = key.tokenSS ?? null;
  const asked = { tokenVerifyOtpPhoneNo: key.token, tokenSS };
  const { validateTokenDetailRegistration: reply } = await api(validateTokenDetailRegistrationDocument, asked);
  if (!reply.success || !reply.data) return { expired: reply.errorMessage ?? "" };
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

async function byLetter(api: Api, key: SignUpKey): Promise<Newcomer | { expired: string }> {
  const { validateEmail: reply } = await api(validateEmailDocument, { token: key.token });
  if (!reply.success || !reply.data) return { expired: reply.errorMessage ?? "" };
  return {
    ...stranger,
    mobile: null,
    token: null,
    email: reply.data.email,
    emailFixed: true,
    emailToken: reply.data.token,
  };
}
