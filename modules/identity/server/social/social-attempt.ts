import { createHmac } from "node:crypto";
import * as v from "valibot";
import { sameSecret } from "#kit/core/constant-time.ts";
import { cookieNameOver, cookieText, readCookie } from "#kit/core/cookie.ts";
import { socialAttemptCookieName, socialAttemptMinutes } from "../../contract/constants.ts";
import { type SocialChannel, socialChannels } from "../../contract/social-channel.ts";
import type { IdentityDeps } from "../identity-deps.ts";
import type { SocialSecrets } from "../ports/social-verifier.ts";

/** To sign in, or to link an account elsewhere to the one that is signed in. */
export const socialPages = ["login", "account"] as const;
type SocialPage = (typeof socialPages)[number];

/** One way out to Google or Facebook and back again. */
export type SocialAttempt = {
  readonly channel: SocialChannel;
  readonly page: SocialPage;
  /** Where the shopper wanted to go. */
  readonly redirectUrl: string;
  /** The product a guest's heart was pressed for; it is put on the wishlist once they are in (D-62). */
  readonly wish: string | null;
  /** Whose account is to be linked: the session that asked for it, and no other. */
  readonly sessionId: string | null;
  readonly secrets: SocialSecrets;
  /** What is noted when it has ended. */
  readonly mark: string;
  readonly expiresAt: Date;
};

type Deps = Pick<IdentityDeps, "secret" | "https" | "clock" | "ids">;

const carried = v.tuple([
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

/** Nothing of these is kept or sent to the browser as it is: they follow from the cookie and the shop's secret. */
const secretsOf = (secret: string, seed: string): SocialSecrets => ({
  state: derived(secret, "state", seed),
  nonce: derived(secret, "nonce", seed),
  codeVerifier: derived(secret, "verifier", seed),
});

// Lax: it must come along when the other side sends the browser back.
const cookieOf = (https: boolean, value: string, seconds: number): string =>
  cookieText({ name: socialAttemptCookieName, value, seconds, https });

/** Begins one. The cookie alone carries it, so that whoever begins thousands fills no table. */
export function beginAttempt(
  { secret, https, clock, ids }: Deps,
  { channel, page, redirectUrl, wish, sessionId }: Omit<SocialAttempt, "secrets" | "mark" | "expiresAt">,
): { secrets: SocialSecrets; cookie: string } {
  const seed = ids.token(32);
  const expires = clock.now().getTime() + socialAttemptMinutes * 60_000;
  const told: v.InferOutput<typeof carried> = [seed, channel, page, redirectUrl, wish, sessionId, expires];
  const payload = Buffer.from(JSON.stringify(told)).toString("base64url");
  const value = `${payload}.${derived(secret, "attempt", payload)}`;
  return { secrets: secretsOf(secret, seed), cookie: cookieOf(https, value, socialAttemptMinutes * 60) };
}

/** The one that this browser is in the middle of, if the answer that came back belongs to it. */
export function readAttempt(
  { secret, https, clock }: Deps,
  cookies: string | undefined,
  { channel, state }: { channel: SocialChannel; state: string },
): SocialAttempt | null {
  const [payload = "", given = "", ...rest] =
    readCookie(cookies, cookieNameOver(socialAttemptCookieName, https))?.split(".") ?? [];
  if (rest.length > 0 || !sameSecret(given, derived(secret, "attempt", payload))) return null;
  const told = JSON.parse(Buffer.from(payload, "base64url").toString()) as unknown;
  if (!v.is(carried, told)) return null;
  const [seed, of, page, redirectUrl, wish, sessionId, expires] = told;
  const secrets = secretsOf(secret, seed);
  if (of !== channel || expires <= clock.now().getTime() || !sameSecret(state, secrets.state)) return null;
  const mark = derived(secret, "mark", seed);
  return { channel, page, redirectUrl, wish, sessionId, secrets, mark, expiresAt: new Date(expires) };
}

/** Takes the cookie away again. */
export const goneAttemptCookie = (https: boolean): string => cookieOf(https, "", 0);
