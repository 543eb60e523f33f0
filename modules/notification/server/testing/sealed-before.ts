import { createCipheriv, hkdfSync } from "node:crypto";

/** A text as it was sealed before keys had names: one key for everything, and no label. */
export function sealedBefore(text: string, secret: string): string {
  const nonce = Buffer.alloc(12, text.length);
  const key = new Uint8Array(hkdfSync("sha256", secret, "", "notification messages", 32));
  const cipher = createCipheriv("aes-256-gcm", key, nonce);
  const body = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString("base64url");
}
