import { createHmac } from "node:crypto";
import * as v from "valibot";
import type { Clock } from "#kit/core/clock.ts";
import { fail, ok, type Result } from "#kit/core/result.ts";
import type { SocialFailure, SocialPerson, SocialVerifier } from "#modules/identity/server/ports/social-verifier.ts";
import { requestJson } from "./request-json.ts";

export type FacebookSettings = {
  readonly appId: string;
  readonly appSecret: string;
  /** The sign-in dialog and the Graph API, each with its version. */
  readonly dialogUrl: string;
  readonly graphUrl: string;
  readonly clock: Clock;
  readonly timeoutMs?: number;
};

/** The permissions the shop requests (SO-01). */
export const facebookScopes = ["public_profile", "email", "user_birthday", "user_gender"] as const;

const tokenResponse = v.object({ access_token: v.pipe(v.string(), v.minLength(1)) });
const debugTokenResponse = v.object({
  data: v.object({
    app_id: v.string(),
    type: v.literal("USER"),
    is_valid: v.literal(true),
    // 0: the token does not expire.
    expires_at: v.number(),
    user_id: v.pipe(v.string(), v.minLength(1), v.maxLength(255)),
  }),
});
const profileResponse = v.object({
  id: v.string(),
  first_name: v.optional(v.string(), ""),
  last_name: v.optional(v.string(), ""),
  email: v.optional(v.string()),
  gender: v.optional(v.string()),
  birthday: v.optional(v.string()),
});

const invalid = (reason: string) => fail({ code: "INVALID", reason });

/**
 * Sign-in by Facebook's manual flow (OAuth 2.0 without OpenID Connect). The server exchanges the code, asks `debug_token` which
 * app and user the access token belongs to, and accepts only the profile of that user.
 */
export function facebookVerifier(settings: FacebookSettings): SocialVerifier {
  const { appId, appSecret, dialogUrl, graphUrl, clock, timeoutMs = 5_000 } = settings;
  const graph = (path: string, query: Readonly<Record<string, string>>) =>
    new URL(`${graphUrl}${path}?${new URLSearchParams(query)}`);

  async function ownerOf(token: string): Promise<Result<string, SocialFailure>> {
    const headers = { authorization: `Bearer ${appId}|${appSecret}` };
    const reply = await requestJson({ url: graph("/debug_token", { input_token: token }), headers, timeoutMs });
    if (!reply.ok) return reply;
    if (!v.is(debugTokenResponse, reply.value.body)) return invalid("token");
    const { app_id, expires_at, user_id } = reply.value.body.data;
    if (app_id !== appId) return invalid("app");
    if (expires_at !== 0 && expires_at * 1000 <= clock.now().getTime()) return invalid("expired");
    return ok(user_id);
  }

  return {
    channel: "facebook",
    async authorizationUrl({ state }, returnUrl, locale) {
      const url = new URL(`${dialogUrl}/dialog/oauth`);
      const parameters = {
        client_id: appId,
        redirect_uri: returnUrl,
        state,
        response_type: "code",
        scope: facebookScopes.join(","),
        locale: locale.replace("-", "_"),
      };
      for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
      return ok(url.href);
    },
    async verify(code, _secrets, returnUrl) {
      const reply = await requestJson({
        url: graph("/oauth/access_token", {}),
        form: { client_id: appId, client_secret: appSecret, redirect_uri: returnUrl, code },
        timeoutMs,
      });
      if (!reply.ok) return reply;
      if (reply.value.status !== 200) return invalid(`http ${reply.value.status}`);
      if (!v.is(tokenResponse, reply.value.body)) return invalid("no token");
      const token = reply.value.body.access_token;
      const owner = await ownerOf(token);
      if (!owner.ok) return owner;
      const profile = await requestJson({
        url: graph("/me", {
          fields: "id,first_name,last_name,email,gender,birthday",
          // Proves that the request comes from the app: a stolen token alone is refused.
          appsecret_proof: createHmac("sha256", appSecret).update(token).digest("hex"),
        }),
        headers: { authorization: `Bearer ${token}` },
        timeoutMs,
      });
      if (!profile.ok) return profile;
      const read = v.safeParse(profileResponse, profile.value.body);
      if (!read.success || read.output.id !== owner.value) return invalid("profile");
      return ok(personOf(read.output));
    },
  };
}

const genders: Readonly<Record<string, "MALE" | "FEMALE">> = { male: "MALE", female: "FEMALE" };

/** Facebook does not report whether it has verified the e-mail address, so it counts as unverified. */
const personOf = (profile: v.InferOutput<typeof profileResponse>): SocialPerson => ({
  channel: "facebook",
  subject: profile.id,
  email: profile.email?.toLowerCase() ?? null,
  emailVerified: false,
  firstName: profile.first_name,
  lastName: profile.last_name,
  gender: genders[profile.gender ?? ""] ?? null,
  birthDate: birthDateOf(profile.birthday ?? ""),
});

/** Facebook writes MM/DD/YYYY. A user may hide the year; then there is no birth date. */
function birthDateOf(text: string): string | null {
  const [, month, day, year] = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(text) ?? [];
  return year ? `${year}-${month}-${day}` : null;
}
