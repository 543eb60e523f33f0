import { expect, test } from "vitest";
import { hashSecret } from "#kit/core/secret-hash.ts";
import { passwordHashes } from "./password-hashes.ts";

const hash = await hashSecret("Main-bola7");

test("a password matches its own hash and no other", async () => {
  const { matches, hash: make } = passwordHashes();
  expect(await matches("Main-bola7", hash)).toEqual({ ok: true, value: true });
  expect(await matches("main-bola7", hash)).toEqual({ ok: true, value: false });
  const made = await make(`a very long one ${"x".repeat(60)}`);
  expect(made.ok && made.value).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
});

test("S4 of many concurrent hashes only those within the limits run and wait; the others are refused at once", async () => {
  const { matches } = passwordHashes({ atOnce: 2, waiting: 5 });
  const order: string[] = [];
  const results = await Promise.all(
    Array.from({ length: 300 }, async (_, index) => {
      const reply = await matches(`guess ${index}`, hash);
      order.push(reply.ok ? "hashed" : "refused");
      return reply;
    }),
  );
  expect(results.filter((reply) => reply.ok)).toHaveLength(7);
  expect(results.filter((reply) => !reply.ok)).toEqual(Array(293).fill({ ok: false, error: { code: "BUSY" } }));
  // No refused request waits for a hash.
  expect(order.slice(0, 293).every((word) => word === "refused")).toBe(true);
  expect(await matches("Main-bola7", hash)).toEqual({ ok: true, value: true });
});
