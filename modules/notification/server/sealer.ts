import { createCipheriv, createDecipheriv, hkdfSync } from "node:crypto";
import type { Ids } from "#kit/core/ids.ts";
import { keyedHash } from "#kit/core/keyed-hash.ts";

/** The purpose of an encrypted text. Each has its own key: a text encrypted for one cannot be decrypted as another. */
export type SealUse = "message" | "authenticator" | "bankAccount" | "payer" | "clubTicket" | "webhook";

/** Encrypts texts, so that tables and dumps contain no secrets in plain text. */
export type Sealer = {
  seal(text: string, use?: SealUse): string;
  open(sealed: string, use?: SealUse): string;
};

/** A sealer that can re-encrypt texts of older keys under the first key. */
export type KeyRing = Sealer & {
  /** Re-encrypts under the first key; null when it is used already. Throws when no key decrypts the text. */
  reseal(sealed: string, use: SealUse): string | null;
};

const nonceBytes = 12;
const tagBytes = 16;
const version = "1";
/** Version, key id, use and ciphertext; texts from before key ids are the ciphertext alone. */
const labelled = /^1\.([0-9a-f]{8})\.(\w+)\.([\w-]+)$/;

/** An id of a key that reveals nothing about it. */
export const sealKeyId = (secret: string): string => keyedHash(secret, "seal key id").slice(0, 8);

/**
 * AES-256-GCM with keys derived from these secrets, one per use. The first secret encrypts, all of them decrypt; each text names
 * its key. Decrypting an altered text throws.
 */
export function sealerOf(secrets: string | readonly string[], ids: Pick<Ids, "token">): KeyRing {
  const [current = "", ...others] = typeof secrets === "string" ? [secrets] : secrets;
  const known = new Map([current, ...others].map((secret) => [sealKeyId(secret), secret]));
  const currentId = sealKeyId(current);

  const open: Sealer["open"] = (sealed, use = "message") => {
    const [, id, sealedFor, body] = labelled.exec(sealed) ?? [];
    if (id === undefined || body === undefined) return openWithoutLabel([...known.values()], sealed);
    const secret = known.get(id);
    if (secret === undefined) throw new Error(`no key ${id} to decrypt this text`);
    if (sealedFor !== use) throw new Error(`a text encrypted for ${sealedFor} is not a ${use}`);
    return decrypt(keyFor(secret, use), Buffer.from(body, "base64url"), labelOf(id, use));
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

function decrypt(key: Uint8Array, bytes: Buffer, label: string | null): string {
  const decipher = createDecipheriv("aes-256-gcm", key, bytes.subarray(0, nonceBytes), { authTagLength: tagBytes });
  if (label !== null) decipher.setAAD(Buffer.from(label));
  decipher.setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes));
  return Buffer.concat([decipher.update(bytes.subarray(nonceBytes + tagBytes)), decipher.final()]).toString("utf8");
}

/** Texts from before key ids do not name their key: each key is tried. */
function openWithoutLabel(secrets: readonly string[], sealed: string): string {
  const bytes = Buffer.from(sealed, "base64url");
  for (const [at, secret] of secrets.entries()) {
    const key = new Uint8Array(hkdfSync("sha256", secret, "", "notification messages", 32));
    try {
      return decrypt(key, bytes, null);
    } catch (problem) {
      if (at === secrets.length - 1) throw problem;
    }
  }
  throw new Error("no keys are configured");
}
