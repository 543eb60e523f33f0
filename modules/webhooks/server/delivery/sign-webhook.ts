import { createHmac } from "node:crypto";
import type { Ids } from "#kit/core/ids.ts";

const prefix = "whsec_";
const secretBytes = 32;

/** A new secret in the form of the Standard Webhooks specification. */
export const newSecret = (ids: Pick<Ids, "token">): string =>
  prefix + Buffer.from(ids.token(secretBytes), "base64url").toString("base64");

/** The headers of the Standard Webhooks specification: one signature for each secret. */
export function signedHeaders(
  secrets: readonly string[],
  { id, at, body }: { readonly id: string; readonly at: Date; readonly body: string },
): Readonly<Record<string, string>> {
  const timestamp = String(Math.floor(at.getTime() / 1_000));
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.slice(prefix.length), "base64");
    return `v1,${createHmac("sha256", key).update(`${id}.${timestamp}.${body}`).digest("base64")}`;
  });
  return { "webhook-id": id, "webhook-timestamp": timestamp, "webhook-signature": signatures.join(" ") };
}
