import { argon2, createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";

const derive = promisify(argon2);
const hashBytes = 32;
const cost = { memory: 19_456, passes: 2, parallelism: 1 } as const;
const written = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/;

const text = (bytes: Buffer) => bytes.toString("base64").replace(/=+$/, "");

/**
 * Hashes a password or PIN with argon2id, outside the event loop, in the usual written form with its own parameters.
 * A salt is only given by those who must be able to write the same hash twice.
 */
export async function hashSecret(secret: string, salt: Buffer = randomBytes(16)): Promise<string> {
  return write(salt, await derive("argon2id", { message: secret, nonce: salt, tagLength: hashBytes, ...cost }));
}

function write(salt: Buffer, hash: Buffer): string {
  const { memory, passes, parallelism } = cost;
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${text(salt)}$${text(hash)}`;
}

/**
 * Replaces the hash of a name that no account has, so that checking it takes as long. A hash's salt decides which memory is
 * touched, and with it some tenths of a millisecond: so every such name has a salt of its own, always the same, as a
 * member has. One for all of them would show in the timing (S5).
 */
export function dummyHash(key: string, name: string): string {
  const bytes = createHmac("sha512", key).update(`nobody.${name}`).digest();
  return write(bytes.subarray(0, 16), bytes.subarray(16, 16 + hashBytes));
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
