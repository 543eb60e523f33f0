import * as v from "valibot";
import { isKnownWording } from "#modules/consent/contract/wordings.ts";

const ticket = v.nullish(v.pipe(v.string(), v.maxLength(4_000)), null);
const short = v.nullish(v.pipe(v.string(), v.maxLength(80)), null);

/** The fields of the club's sign-up form that are not typed (SU-26). */
export const ticketFields = {
  token: v.pipe(v.string(), v.maxLength(4_000)),
  emailToken: ticket,
  tokenSS: ticket,
  /** The inactive member the form was opened for; it must match the tickets. */
  id: short,
  memberCode: short,
  /** The version of the club's data terms that was agreed to. */
  mapclubDataConsent: v.nullish(v.pipe(v.string(), v.regex(/^[\w.-]{1,40}$/)), null),
  consent: v.nullish(
    v.object({
      accepted: v.boolean(),
      textVersion: v.pipe(
        v.string(),
        v.check((version) => isKnownWording("clubDataSharing", version)),
      ),
    }),
    null,
  ),
};

/** A checked form. */
export type JoinForm = {
  readonly email: string;
  readonly password: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly birthDate: string;
  readonly gender: "MALE" | "FEMALE";
  readonly mobile: string | null;
  readonly referralCode: string | null;
  readonly token: string;
  readonly emailToken: string | null;
  readonly tokenSS: string | null;
  readonly id: string | null;
  readonly mapclubDataConsent: string | null;
  readonly consent: { readonly accepted: boolean; readonly textVersion: string } | null;
};
