import { createHmac } from "node:crypto";
import * as v from "valibot";
import type { Clock } from "#kit/core/clock.ts";
import { fail, ok, type Result } from "#kit/core/result.ts";
import type { SocialFailure, SocialPerson, SocialVerifier } from "#modules/identity/server/ports/social-verifier.ts";
import { askJson } from "../http/ask-json.ts";

export type FacebookSettings = {
  readonly appId: string;
  readonly appSecret: string;
  /** Where people sign in and where servers ask, version included. */
  readonly dialogUrl: string;
  readonly graphUrl: string;
  readonly clock: Clock;
  readonly timeoutMs?: number;
};

/** What we ask people to share (SO-01). */
export const facebookScopes = ["public_profile", "email", "user_birthday", "user_gender"] as const;

const exchanged = v.object({ access_token: v.pipe(v.string(), v.minLength(1)) });
const debugged = v.object({
  data: v.object({
    app_id: v.string(),
    type: v.literal("USER"),
    is_valid: v.literal(true),
    // 0: the token does not run out by itself.
    expires_at: v.number(),
    user_id: v.pipe(v.string(), v.minLength(1), v.maxLength(255)),
  }),
});
const profile = v.object({
  id: v.string(),
  first_name: v.optional(v.string(), ""),
  last_name: v.optional(v.string(), ""),
  email: v.optional(v.string()),
  gender: v.optional(v.string()),
  birthday: v.optional(v.string()),
});

const invalid = (reason: string) => fail({ code: "INVALID", reason });

/**
 * Sign-in by Facebook's manual flow: the code is exchanged over our own line, the token is shown to Facebook to learn whose app and
 * whose person it belongs to, and the profile must be that person's.
 */
export function facebookVerifier(settings: FacebookSettings): SocialVerifier {
  const { appId, appSecret, dialogUrl, graphUrl, clock, timeoutMs = 5_000 } = settings;
  const graph = (path: string, query: Readonly<Record<string, string>>) =>
    new URL(`${graphUrl}${path}?${new URLSearchParams(query)}`);

  async function ownerOf(token: string): Promise<Result<string, SocialFailure>> {
    const headers = { authorization: `Bearer ${appId}|${appSecret}` };
    const answer = await askJson({ url: graph("/debug_token", { input_token: token }), headers, timeoutMs });
    if (!answer.ok) return answer;
    if (!v.is(debugged, answer.value.body)) return invalid("token");
    const { app_id, expires_at, user_id } = answer.value.body.data;
    if (app_id !== appId) return invalid("app");
    if (expires_at !== 0 && expires_at * 1000 <= clock.now().getTime()) return invalid("expired");
    return ok(user_id);
  }

  return {
    channel: "facebook",
    async authorizationUrl({ state }, returnUrl, locale) {
      const url = new URL(`${dialogUrl}/dialog/oauth`);
      const asked = {
        client_id: appId,
        redirect_uri: returnUrl,
        state,
        response_type: "code",
        scope: facebookScopes.join(","),
        locale: locale.replace("-", "_"),
      };
      for (const [name, value] of Object.entries(asked)) url.searchParams.set(name, value);
      return ok(url.href);
    },
    async verify(code, _secrets, returnUrl) {
      const answer = await askJson({
        url: graph("/oauth/access_token", {}),
        form: { client_id: appId, client_secret: appSecret, redirect_uri: returnUrl, code },
        timeoutMs,
      });
      if (!answer.ok) return answer;
      if (answer.value.status !== 200) return invalid(`http ${answer.value.status}`);
      if (!v.is(exchanged, answer.value.body)) return invalid("no token");
      const token = answer.value.body.access_token;
      const owner = await ownerOf(token);
      if (!owner.ok) return owner;
      const told = await askJson({
        url: graph("/me", {
          fields: "id,first_name,last_name,email,gender,birthday",
          // Proves that whoever asks is the app and no thief of the token.
          appsecret_proof: createHmac("sha256", appSecret).update(token).digest("hex"),
        }),
        headers: { authorization: `Bearer ${token}` },
        timeoutMs,
      });
      if (!told.ok) return told;
      const read = v.safeParse(profile, told.value.body);
      if (!read.success || read.output.id !== owner.value) return invalid("profile");
      return ok(personOf(read.output));
    },
  };
}

const genders: Readonly<Record<string, "MALE" | "FEMALE">> = { male: "MALE", female: "FEMALE" };

/** Facebook does not say whether it has checked the mailbox, so it counts as unchecked. */
const personOf = (told: v.InferOutput<typeof profile>): SocialPerson => ({
  channel: "facebook",
  subject: told.id,
  email: told.email?.toLowerCase() ?? null,
  emailVerified: false,
  firstName: told.first_name,
  lastName: told.last_name,
  gender: genders[told.gender ?? ""] ?? null,
  birthDate: birthDateOf(told.birthday ?? ""),
});

/** Facebook writes MM/DD/YYYY; people may hide the year, and then it is no date of birth. */
function birthDateOf(text: string): string | null {
  const [, month, day, year] = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(text) ?? [];
  return year ? `${year}-${month}-${day}` : null;
}
