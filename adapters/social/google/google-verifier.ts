import { authorizationCodeGrant, buildAuthorizationUrl, calculatePKCECodeChallenge } from "openid-client";
import * as v from "valibot";
import { fail, ok } from "#kit/core/result.ts";
import type { SocialPerson, SocialVerifier } from "#modules/identity/server/ports/social-verifier.ts";
import { type GoogleSettings, googleConfiguration } from "./google-configuration.ts";
import { providerFailure } from "./provider-failure.ts";

const idTokenClaims = v.object({
  sub: v.pipe(v.string(), v.minLength(1), v.maxLength(255)),
  azp: v.optional(v.string()),
  email: v.optional(v.string()),
  email_verified: v.optional(v.boolean(), false),
  given_name: v.optional(v.string(), ""),
  family_name: v.optional(v.string(), ""),
});

/**
 * Sign-in by OpenID Connect's authorization code flow with PKCE. The ID token comes from the token endpoint, never from the
 * browser; `openid-client` checks its algorithm, signature, issuer, audience, authorized party, times and nonce.
 */
export function googleVerifier(settings: GoogleSettings): SocialVerifier {
  const { clientId } = settings;
  const configured = googleConfiguration(settings);
  return {
    channel: "google",
    async authorizationUrl({ state, nonce, codeVerifier }, returnUrl, locale) {
      const configuration = await configured();
      if (!configuration.ok) return configuration;
      const url = buildAuthorizationUrl(configuration.value, {
        redirect_uri: returnUrl,
        scope: "openid email profile",
        state,
        nonce,
        code_challenge: await calculatePKCECodeChallenge(codeVerifier),
        code_challenge_method: "S256",
        // Several people may use one computer: Google lets them choose instead of taking the last account.
        prompt: "select_account",
        ui_locales: locale,
      });
      return ok(url.href);
    },
    async verify(code, { nonce, codeVerifier }, returnUrl) {
      const configuration = await configured();
      if (!configuration.ok) return configuration;
      try {
        // Without `state`: the caller has compared it with the attempt's cookie.
        const callback = new URL(`${returnUrl}?${new URLSearchParams({ code })}`);
        const checks = { expectedNonce: nonce, pkceCodeVerifier: codeVerifier, idTokenExpected: true };
        const tokens = await authorizationCodeGrant(configuration.value, callback, checks);
        const claims = v.safeParse(idTokenClaims, tokens.claims());
        if (!claims.success) return fail({ code: "INVALID", reason: "claims" });
        // The library compares the authorized party only when the token has several audiences.
        if ((claims.output.azp ?? clientId) !== clientId) return fail({ code: "INVALID", reason: "azp" });
        return ok(personOf(claims.output));
      } catch (error) {
        return fail(providerFailure(error));
      }
    },
  };
}

/** Google's ID token has neither gender nor birth date (D-19). */
const personOf = (claims: v.InferOutput<typeof idTokenClaims>): SocialPerson => ({
  channel: "google",
  subject: claims.sub,
  email: claims.email?.toLowerCase() ?? null,
  emailVerified: claims.email !== undefined && claims.email_verified,
  firstName: claims.given_name,
  lastName: claims.family_name,
  gender: null,
  birthDate: null,
});
