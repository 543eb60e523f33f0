import { createCipheriv, createDecipheriv, hkdfSync } from "node:crypto";
import type { Ids } from "#kit/core/ids.ts";

/** Locks text so that only this shop can read it again: what waits to be sent must not lie open in tables and dumps. */
export type Sealer = { seal(text: string): string; open(sealed: string): string };

const nonceBytes = 12;
const tagBytes = 16;

/** AES-256-GCM under a key of its own, derived from the shop's secret. Opening something altered throws. */
export function sealerOf(secret: string, ids: Pick<Ids, "token">): Sealer {
  const key = new Uint8Array(hkdfSync("sha256", secret, "", "notification messages", 32));
  return {
    seal(text) {
      const nonce = Buffer.from(ids.token(nonceBytes), "base64url");
      const cipher = createCipheriv("aes-256-gcm", key, nonce);
      const body = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString("base64url");
    },
    open(sealed) {
      const bytes = Buffer.from(sealed, "base64url");
      const body = bytes.subarray(nonceBytes + tagBytes);
      const decipher = createDecipheriv("aes-256-gcm", key, bytes.subarray(0, nonceBytes), { authTagLength: tagBytes });
      decipher.setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes));
      return Buffer.concat([decipher.update(body), decipher.final()]).toString("utf8");
    },
  };
}
