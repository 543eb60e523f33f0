import * as v from "valibot";
import { isKnownWording } from "#modules/consent/contract/wordings.ts";

const ticket = v.nullish(v.pipe(v.string(), v.maxLength(4_000)), null);
const short = v.nullish(v.pipe(v.string(), v.maxLength(80)), null);

/** What the form that joins the club sends beside what is filled in (SU-26). */
export const sentAlong = {
  token: v.pipe(v.string(), v.maxLength(4_000)),
  emailToken: ticket,
  tokenSS: ticket,
  /** Of the inactive member the form was filled in for; the tickets decide, and this must not say anything else. */
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
