import { randomUUID } from "node:crypto";
import { fail, ok } from "#kit/core/result.ts";
import type { SocialChannel } from "../../contract/social-channel.ts";
import type { SocialPerson, SocialVerifier } from "../ports/social-verifier.ts";

/** A person of the provider; their own fields replace the defaults. */
export const socialPerson = (channel: SocialChannel, changes: Partial<SocialPerson> = {}): SocialPerson => ({
  channel,
  subject: `${channel}-1`,
  email: null,
  emailVerified: false,
  firstName: "Nina",
  lastName: "",
  gender: null,
  birthDate: null,
  ...changes,
});

/** An identity provider in memory. A code is valid once, for the state and return address it was issued for. */
export function memoryProvider(channel: SocialChannel) {
  const issued = new Map<
    string,
    { readonly person: SocialPerson; readonly state: string; readonly returnUrl: string }
  >();
  const unavailable = fail({ code: "UNAVAILABLE", reason: "switched off" });
  let available = true;
  const verifier: SocialVerifier = {
    channel,
    async authorizationUrl({ state }, returnUrl, locale) {
      const query = new URLSearchParams({ state, redirect_uri: returnUrl, locale });
      return available ? ok(`https://${channel}.test/authorize?${query}`) : unavailable;
    },
    async verify(code, { state }, returnUrl) {
      if (!available) return unavailable;
      const found = issued.get(code);
      issued.delete(code);
      if (found?.state !== state || found.returnUrl !== returnUrl) return fail({ code: "INVALID", reason: "code" });
      return ok(found.person);
    },
  };
  return {
    verifier,
    /** Signs this person in at the authorization URL and returns the query of the redirect. */
    signIn(authorizationUrl: string, person: SocialPerson): URLSearchParams {
      const query = new URL(authorizationUrl).searchParams;
      const [code, state] = [randomUUID(), query.get("state") ?? ""];
      issued.set(code, { person, state, returnUrl: query.get("redirect_uri") ?? "" });
      return new URLSearchParams({ code, state });
    },
    setAvailable(value: boolean) {
      available = value;
    },
  };
}
