import { createCipheriv, createDecipheriv, hkdfSync } from "node:crypto";
import type { Ids } from "#kit/core/ids.ts";
import { keyedHash } from "#kit/core/keyed-hash.ts";

/** What a sealed text is for. Each has a key of its own: what was sealed for one does not open as another. */
export type SealUse = "message" | "authenticator" | "bankAccount" | "payer" | "clubTicket";

/** Locks text so that only this shop can read it again: what waits to be sent must not lie open in tables and dumps. */
export type Sealer = {
  seal(text: string, use?: SealUse): string;
  open(sealed: string, use?: SealUse): string;
};

/** A sealer that can move what older keys have sealed under the first of its keys. */
export type KeyRing = Sealer & {
  /** The same text under the first key; null when it is under it already. Throws when no key opens it. */
  reseal(sealed: string, use: SealUse): string | null;
};

const nonceBytes = 12;
const tagBytes = 16;
const version = "1";
/** Version, key, use and what is locked; older texts are what is locked alone. */
const labelled = /^1\.([0-9a-f]{8})\.(\w+)\.([\w-]+)$/;

/** Names a key without telling anything about it. */
export const sealKeyId = (secret: string): string => keyedHash(secret, "seal key id").slice(0, 8);

/**
 * AES-256-GCM under keys derived from these secrets, one for each use. The first secret seals, every one opens, and each sealed
 * text says by which. Opening something altered throws.
 */
export function sealerOf(secrets: string | readonly string[], ids: Pick<Ids, "token">): KeyRing {
  const [current = "", ...others] = typeof secrets === "string" ? [secrets] : secrets;
  const known = new Map([current, ...others].map((secret) => [sealKeyId(secret), secret]));
  const currentId = sealKeyId(current);

  const open: Sealer["open"] = (sealed, use = "message") => {
    const [, id, sealedFor, body] = labelled.exec(sealed) ?? [];
    if (id === undefined || body === undefined) return openOlder([...known.values()], sealed);
    const secret = known.get(id);
    if (secret === undefined) throw new Error(`no key ${id} to open what was sealed by it`);
    if (sealedFor !== use) throw new Error(`what was sealed for ${sealedFor} is not a ${use}`);
    return unlock(keyFor(secret, use), Buffer.from(body, "base64url"), labelOf(id, use));
  };

  const seal: Sealer["seal"] = (text, use = "message") => {
    const nonce = Buffer.from(ids.token(nonceBytes), "base64url");
    const cipher = createCipheriv("aes-256-gcm", keyFor(current, use), nonce);
    const label = labelOf(currentId, use);
    cipher.setAAD(Buffer.from(label));
    const body = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
    return `${label}.${Buffer.concat([nonce, cipher.getAuthTag(), body]).toString("base64url")}`;
  };

  return {
    seal,
    open,
    reseal: (sealed, use) => (sealed.startsWith(`${version}.${currentId}.`) ? null : seal(open(sealed, use), use)),
  };
}

const labelOf = (id: string, use: SealUse): string => `${version}.${id}.${use}`;

const keyFor = (secret: string, use: SealUse): Uint8Array =>
  new Uint8Array(hkdfSync("sha256", secret, "", `seal ${use}`, 32));

function unlock(key: Uint8Array, bytes: Buffer, label: string | null): string {
  const decipher = createDecipheriv("aes-256-gcm", key, bytes.subarray(0, nonceBytes), { authTagLength: tagBytes });
  if (label !== null) decipher.setAAD(Buffer.from(label));
  decipher.setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes));
  return Buffer.concat([decipher.update(bytes.subarray(nonceBytes + tagBytes)), decipher.final()]).toString("utf8");
}

/** Before keys had ids there was one for everything, and nothing said which: each is tried. */
function openOlder(secrets: readonly string[], sealed: string): string {
  const bytes = Buffer.from(sealed, "base64url");
  for (const [at, secret] of secrets.entries()) {
    const key = new Uint8Array(hkdfSync("sha256", secret, "", "notification messages", 32));
    try {
      return unlock(key, bytes, null);
    } catch (problem) {
      if (at === secrets.length - 1) throw problem;
    }
  }
  throw new Error("no key to open anything with");
}
