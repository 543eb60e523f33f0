import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { seededIds, systemIds } from "./ids.ts";

describe.each([
  ["system", systemIds],
  ["seeded", seededIds(7)],
])("%s ids", (_name, ids) => {
  test("a uuid is a version 4 uuid", () => {
    const pattern = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
    for (let index = 0; index < 200; index += 1) expect(ids.uuid()).toMatch(pattern);
  });

  test("a token is base64url of the requested size", () => {
    for (const bytes of [1, 2, 3, 16, 32]) {
      const token = ids.token(bytes);
      expect(token).toMatch(/^[A-Za-z0-9_-]+$/);
      expect(Buffer.from(token, "base64url")).toHaveLength(bytes);
    }
    expect(Buffer.from(ids.token(), "base64url")).toHaveLength(32);
  });

  test("a code has the requested length and only characters of its alphabet", () => {
    expect(ids.code(4)).toMatch(/^\d{4}$/);
    expect(ids.code(30, "AB")).toMatch(/^[AB]{30}$/);
    expect(ids.code(0)).toBe("");
  });

  test("ten thousand uuids are all different", () => {
    expect(new Set(Array.from({ length: 10_000 }, () => ids.uuid())).size).toBe(10_000);
  });
});

test("the same seed gives the same ids, another seed gives others", () => {
  fc.assert(
    fc.property(fc.nat(), (seed) => {
      const [one, same, other] = [seededIds(seed), seededIds(seed), seededIds(seed + 1)];
      const generate = [one.uuid(), one.token(), one.code(12)];
      expect([same.uuid(), same.token(), same.code(12)]).toEqual(generate);
      expect(other.uuid()).not.toBe(generate[0]);
    }),
  );
});

test("every digit is generated about equally often", () => {
  const counts = new Map<string, number>();
  for (const digit of seededIds(42).code(100_000)) counts.set(digit, (counts.get(digit) ?? 0) + 1);
  expect(counts.size).toBe(10);
  for (const count of counts.values()) expect(Math.abs(count - 10_000)).toBeLessThan(500);
});

test("an alphabet of one character is refused", () => {
  expect(() => systemIds.code(4, "A")).toThrow(RangeError);
});
