import { argon2, randomBytes, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";

const derive = promisify(argon2);
const cost = { memory: 19_456, passes: 2, parallelism: 1 } as const;
const written = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/;

const text = (bytes: Buffer) => bytes.toString("base64").replace(/=+$/, "");

/**
 * Hashes a password or PIN with argon2id, outside the event loop, in the usual written form with its own parameters.
 * A salt is only given by those who must be able to write the same hash twice.
 */
export async function hashSecret(secret: string, salt: Buffer = randomBytes(16)): Promise<string> {
  const hash = await derive("argon2id", { message: secret, nonce: salt, tagLength: 32, ...cost });
  const { memory, passes, parallelism } = cost;
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${text(salt)}$${text(hash)}`;
}

/** Whether this is the secret behind a hash. The parameters are those written in it, so that costs may rise later. */
export async function secretMatches(secret: string, hash: string): Promise<boolean> {
  const parts = written.exec(hash);
  if (!parts) throw new Error("this is not a hash of a secret");
  const [, memory, passes, parallelism, salt = "", expected = ""] = parts;
  const wanted = Buffer.from(expected, "base64");
  const found = await derive("argon2id", {
    message: secret,
    nonce: Buffer.from(salt, "base64"),
    tagLength: wanted.length,
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
  });
  return timingSafeEqual(found, wanted);
}
