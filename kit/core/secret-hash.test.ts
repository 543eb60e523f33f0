import { expect, test } from "vitest";
import { dummyHash, hashSecret, secretMatches } from "./secret-hash.ts";

test("the secret opens its hash and another one does not", async () => {
  const hash = await hashSecret("Main-bola7");
  expect(await secretMatches("Main-bola7", hash)).toBe(true);
  expect(await secretMatches("Main-bola8", hash)).toBe(false);
  expect(await secretMatches("", hash)).toBe(false);
});

test("a hash reveals neither the secret nor that two people chose the same one", async () => {
  const [one, other] = await Promise.all([hashSecret("123456"), hashSecret("123456")]);
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(one).not.toContain("123456");
  expect(one).not.toBe(other);
});

test("it is argon2id as the reference tool computes it", async () => {
  // argon2 0123456789abcdef -id -k 19456 -t 2 -p 1 -l 32 -e
  expect(await hashSecret("secret", Buffer.from("0123456789abcdef"))).toBe(
    "$argon2id$v=19$m=19456,t=2,p=1$MDEyMzQ1Njc4OWFiY2RlZg$8qPpaWig0H31wvibKAgpght2Ry2M8rtRQYtZ93ooMus",
  );
});

test("a hash written with other costs is still understood", async () => {
  const { argon2Sync } = await import("node:crypto");
  const nonce = Buffer.from("0123456789abcdef");
  const tag = argon2Sync("argon2id", { message: "old", nonce, tagLength: 16, memory: 4096, passes: 1, parallelism: 1 });
  const plain = (bytes: Buffer) => bytes.toString("base64").replace(/=+$/, "");
  const hash = `$argon2id$v=19$m=4096,t=1,p=1$${plain(nonce)}$${plain(tag)}`;
  expect(await secretMatches("old", hash)).toBe(true);
  expect(await secretMatches("new", hash)).toBe(false);
});

test("an invalid hash is a programming error, not a wrong password", async () => {
  await expect(secretMatches("x", "plain text")).rejects.toThrow("not a hash");
});

test("the hash of dummy costs the same work, has a salt of its own for each name, and nothing matches it", async () => {
  const dummy = dummyHash("a key", "ana@mail.example");
  expect(dummy).toBe(dummyHash("a key", "ana@mail.example"));
  const parts = (hash: string) => hash.split("$").slice(1);
  const [kind, version, cost, salt, digest] = parts(dummy);
  const real = parts(await hashSecret("Main-bola7"));
  expect([kind, version, cost]).toEqual(real.slice(0, 3));
  expect([salt?.length, digest?.length]).toEqual(real.slice(3).map((part) => part.length));
  const others = [dummyHash("a key", "budi@mail.example"), dummyHash("another key", "ana@mail.example")];
  expect(new Set([salt, ...others.map((other) => parts(other)[3])]).size).toBe(3);
  for (const guess of ["", "a key", "dummy.ana@mail.example"]) expect(await secretMatches(guess, dummy)).toBe(false);
});
