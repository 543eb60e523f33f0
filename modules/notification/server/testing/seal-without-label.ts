import { createCipheriv, hkdfSync } from "node:crypto";

/** Encrypts as before key ids: one key for every use, and no label. */
export function sealWithoutLabel(text: string, secret: string): string {
  const nonce = Buffer.alloc(12, text.length);
  const key = new Uint8Array(hkdfSync("sha256", secret, "", "notification messages", 32));
  const cipher = createCipheriv("aes-256-gcm", key, nonce);
  const body = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString("base64url");
}
