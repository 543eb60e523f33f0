import { createHmac } from "node:crypto";
import * as v from "valibot";
import { sameSecret } from "#kit/core/constant-time.ts";
import { cookieNameOver, cookieText, readCookie } from "#kit/core/cookie.ts";
import { socialAttemptCookieName, socialAttemptMinutes } from "../../contract/constants.ts";
import { type SocialChannel, socialChannels } from "../../contract/social-channel.ts";
import type { IdentityDeps } from "../identity-deps.ts";
import type { SocialSecrets } from "../ports/social-verifier.ts";

/** Purpose of the attempt: sign in, or link a social account to the signed-in member. */
export const socialPages = ["login", "account"] as const;
type SocialPage = (typeof socialPages)[number];

/** One redirect to Google or Facebook and back. */
export type SocialAttempt = {
  readonly channel: SocialChannel;
  readonly page: SocialPage;
  /** Where the shopper goes afterwards. */
  readonly redirectUrl: string;
  /** Product to put on the wishlist after signing in, if a guest pressed its heart (D-62). */
  readonly wishlistProduct: string | null;
  /** The session that requested the link; only it gets the link. */
  readonly sessionId: string | null;
  readonly secrets: SocialSecrets;
  /** Hash that marks the attempt as completed in the database. */
  readonly mark: string;
  readonly expiresAt: Date;
};

type Deps = Pick<IdentityDeps, "secret" | "https" | "clock" | "ids">;

const cookieFields = v.tuple([
  v.string(),
  v.picklist(socialChannels),
  v.picklist(socialPages),
  v.string(),
  v.nullable(v.string()),
  v.nullable(v.string()),
  v.number(),
]);

const derived = (secret: string, what: string, from: string): string =>
  createHmac("sha256", secret).update(`social-${what}.${from}`).digest("base64url");

/** Derived from the cookie's seed with the shop's secret, so that starting an attempt stores nothing. */
const secretsOf = (secret: string, seed: string): SocialSecrets => ({
  state: derived(secret, "state", seed),
  nonce: derived(secret, "nonce", seed),
  codeVerifier: derived(secret, "verifier", seed),
});

// Lax: the cookie must be sent with the provider's redirect back.
const cookieOf = (https: boolean, value: string, seconds: number): string =>
  cookieText({ name: socialAttemptCookieName, value, seconds, https });

/** Starts an attempt. Its state is in the cookie alone, so that mass requests fill no table. */
export function beginAttempt(
  { secret, https, clock, ids }: Deps,
  { channel, page, redirectUrl, wishlistProduct, sessionId }: Omit<SocialAttempt, "secrets" | "mark" | "expiresAt">,
): { secrets: SocialSecrets; cookie: string } {
  const seed = ids.token(32);
  const expires = clock.now().getTime() + socialAttemptMinutes * 60_000;
  const payloadFields: v.InferOutput<typeof cookieFields> = [
    seed,
    channel,
    page,
    redirectUrl,
    wishlistProduct,
    sessionId,
    expires,
  ];
  const payload = Buffer.from(JSON.stringify(payloadFields)).toString("base64url");
  const value = `${payload}.${derived(secret, "attempt", payload)}`;
  return { secrets: secretsOf(secret, seed), cookie: cookieOf(https, value, socialAttemptMinutes * 60) };
}

/** Reads the browser's attempt if the returned channel and state belong to it. */
export function readAttempt(
  { secret, https, clock }: Deps,
  cookies: string | undefined,
  { channel, state }: { channel: SocialChannel; state: string },
): SocialAttempt | null {
  const [payload = "", given = "", ...rest] =
    readCookie(cookies, cookieNameOver(socialAttemptCookieName, https))?.split(".") ?? [];
  if (rest.length > 0 || !sameSecret(given, derived(secret, "attempt", payload))) return null;
  const fields = JSON.parse(Buffer.from(payload, "base64url").toString()) as unknown;
  if (!v.is(cookieFields, fields)) return null;
  const [seed, of, page, redirectUrl, wishlistProduct, sessionId, expires] = fields;
  const secrets = secretsOf(secret, seed);
  if (of !== channel || expires <= clock.now().getTime() || !sameSecret(state, secrets.state)) return null;
  const mark = derived(secret, "mark", seed);
  return { channel, page, redirectUrl, wishlistProduct, sessionId, secrets, mark, expiresAt: new Date(expires) };
}

/** Deletes the cookie. */
export const clearedAttemptCookie = (https: boolean): string => cookieOf(https, "", 0);
