import { createHmac } from "node:crypto";
import { sameSecret } from "#kit/core/constant-time.ts";
import { fail, ok, type Result } from "#kit/core/result.ts";
import type { Staff } from "#kit/graphql/context.ts";

export type StaffToken = Staff & { expiresAt: Date };

type Unusable = { code: "FORGED" } | { code: "EXPIRED" };

// Its own word in front: an access token, signed with the same secret, never passes for a staff token.
const signature = (payload: string, secret: string) =>
  createHmac("sha256", secret).update(`staff-token.${payload}`).digest("base64url");

/** Says that its holder works here, until it runs out. Nobody without the shop's secret can write one. */
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
