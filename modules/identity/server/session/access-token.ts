import { createHmac } from "node:crypto";
import { sameSecret } from "#kit/core/constant-time.ts";
import { fail, ok, type Result } from "#kit/core/result.ts";

export type AccessToken = { sessionId: string; expiresAt: Date };

type Unusable = { code: "FORGED" } | { code: "EXPIRED"; sessionId: string };

const signature = (payload: string, secret: string) =>
  createHmac("sha256", secret).update(`access-token.${payload}`).digest("base64url");

/** Short-lived signed proof of a session. Guessed and altered tokens are rejected without a database query. */
export function issueAccessToken(token: AccessToken, secret: string): string {
  const payload = Buffer.from(JSON.stringify([token.sessionId, token.expiresAt.getTime()])).toString("base64url");
  return `${payload}.${signature(payload, secret)}`;
}

export function readAccessToken(text: string, secret: string, now: Date): Result<AccessToken, Unusable> {
  const [payload = "", given = "", ...rest] = text.split(".");
  if (rest.length > 0 || !sameSecret(given, signature(payload, secret))) return fail({ code: "FORGED" });
  const [sessionId, expires] = JSON.parse(Buffer.from(payload, "base64url").toString()) as [string, number];
  if (expires <= now.getTime()) return fail({ code: "EXPIRED", sessionId });
  return ok({ sessionId, expiresAt: new Date(expires) });
}
