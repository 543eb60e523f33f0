import { createHash } from "node:crypto";
import { createRemoteJWKSet, errors, type JWTPayload, jwtVerify } from "jose";
import * as v from "valibot";
import type { Clock } from "#kit/core/clock.ts";
import { sameSecret } from "#kit/core/constant-time.ts";
import { fail, ok, type Result } from "#kit/core/result.ts";
import type { SocialFailure, SocialPerson, SocialVerifier } from "#modules/identity/server/ports/social-verifier.ts";
import { askJson } from "../http/ask-json.ts";
import { type Discovery, discovery } from "./discovery.ts";

export type GoogleSettings = {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly clock: Clock;
  readonly timeoutMs?: number;
};

const answered = v.object({ id_token: v.string() });
const vouched = v.object({
  sub: v.pipe(v.string(), v.minLength(1), v.maxLength(255)),
  nonce: v.string(),
  azp: v.optional(v.string()),
  email: v.optional(v.string()),
  email_verified: v.optional(v.boolean(), false),
  given_name: v.optional(v.string(), ""),
  family_name: v.optional(v.string(), ""),
});

/** Clocks of two houses may differ a little. */
const clockToleranceSeconds = 30;

const invalid = (reason: string) => fail({ code: "INVALID", reason });

/**
 * Sign-in by OpenID Connect's code flow with PKCE, as Google offers it. Nothing the browser says is believed: the ID token comes
 * over our own line, and its signature, issuer, audience, time and nonce are checked.
 */
export function googleVerifier(settings: GoogleSettings): SocialVerifier {
  const { issuer, clientId, clientSecret, clock, timeoutMs = 5_000 } = settings;
  const discover = discovery(issuer, { clock, timeoutMs });
  let keys: { readonly from: string; readonly get: ReturnType<typeof createRemoteJWKSet> } | null = null;
  const keysOf = ({ jwksUri }: Discovery) => {
    // Kept, so that Google is asked for its keys now and then and not at every sign-in.
    if (keys?.from !== jwksUri) {
      keys = { from: jwksUri, get: createRemoteJWKSet(new URL(jwksUri), { timeoutDuration: timeoutMs }) };
    }
    return keys.get;
  };

  async function claimsOf(token: string, found: Discovery): Promise<Result<JWTPayload, SocialFailure>> {
    try {
      const { payload } = await jwtVerify(token, keysOf(found), {
        issuer,
        audience: clientId,
        algorithms: ["RS256"],
        requiredClaims: ["exp", "iat", "sub"],
        clockTolerance: clockToleranceSeconds,
        currentDate: clock.now(),
      });
      return ok(payload);
    } catch (cause) {
      if (cause instanceof errors.JWKSTimeout || !(cause instanceof errors.JOSEError)) {
        return fail({ code: "UNAVAILABLE", reason: "keys" });
      }
      return invalid(cause.code);
    }
  }

  return {
    channel: "google",
    async authorizationUrl({ state, nonce, codeVerifier }, returnUrl, locale) {
      const found = await discover();
      if (!found.ok) return found;
      const url = new URL(found.value.authorizationEndpoint);
      const asked = {
        client_id: clientId,
        redirect_uri: returnUrl,
        response_type: "code",
        scope: "openid email profile",
        state,
        nonce,
        code_challenge: createHash("sha256").update(codeVerifier).digest("base64url"),
        code_challenge_method: "S256",
        // Families share computers: Google shows its accounts instead of taking the last one.
        prompt: "select_account",
        ui_locales: locale,
      };
      for (const [name, value] of Object.entries(asked)) url.searchParams.set(name, value);
      return ok(url.href);
    },
    async verify(code, { nonce, codeVerifier }, returnUrl) {
      const found = await discover();
      if (!found.ok) return found;
      const answer = await askJson({
        url: new URL(found.value.tokenEndpoint),
        form: {
          grant_type: "authorization_code",
          code,
          redirect_uri: returnUrl,
          client_id: clientId,
          client_secret: clientSecret,
          code_verifier: codeVerifier,
        },
        timeoutMs,
      });
      if (!answer.ok) return answer;
      if (answer.value.status !== 200) return invalid(`http ${answer.value.status}`);
      if (!v.is(answered, answer.value.body)) return invalid("no token");
      const claims = await claimsOf(answer.value.body.id_token, found.value);
      if (!claims.ok) return claims;
      const read = v.safeParse(vouched, claims.value);
      if (!read.success) return invalid("claims");
      if (!sameSecret(read.output.nonce, nonce)) return invalid("nonce");
      if ((read.output.azp ?? clientId) !== clientId) return invalid("azp");
      return ok(personOf(read.output));
    },
  };
}

/** Google tells neither gender nor birthday in its token (D-19: that is normal). */
const personOf = (claims: v.InferOutput<typeof vouched>): SocialPerson => ({
  channel: "google",
  subject: claims.sub,
  email: claims.email?.toLowerCase() ?? null,
  emailVerified: claims.email !== undefined && claims.email_verified,
  firstName: claims.given_name,
  lastName: claims.family_name,
  gender: null,
  birthDate: null,
});
