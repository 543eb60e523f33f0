import { createHmac } from "node:crypto";
import { sameSecret } from "#kit/core/constant-time.ts";
import { fail, ok, type Result } from "#kit/core/result.ts";
import type { Staff } from "#kit/graphql/context.ts";

export type StaffToken = Staff & { expiresAt: Date };

type Unusable = { code: "FORGED" } | { code: "EXPIRED" };

// The prefix keeps an access token, which is signed with the same secret, from being accepted as a staff token.
const signature = (payload: string, secret: string) =>
  createHmac("sha256", secret).update(`staff-token.${payload}`).digest("base64url");

/** A signed token that identifies its holder as staff until it expires. */
export function issueStaffToken({ name, role, expiresAt }: StaffToken, secret: string): string {
  const payload = Buffer.from(JSON.stringify([name, role, expiresAt.getTime()])).toString("base64url");
  return `${payload}.${signature(payload, secret)}`;
}

export function readStaffToken(text: string, secret: string, now: Date): Result<StaffToken, Unusable> {
  const [payload = "", given = "", ...rest] = text.split(".");
  if (rest.length > 0 || !sameSecret(given, signature(payload, secret))) return fail({ code: "FORGED" });
  const [name, role, expires] = JSON.parse(Buffer.from(payload, "base64url").toString()) as [string, string, number];
  if (expires <= now.getTime()) return fail({ code: "EXPIRED" });
  return ok({ name, role, expiresAt: new Date(expires) });
}
