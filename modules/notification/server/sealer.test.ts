import * as fc from "fast-check";
import { expect, test } from "vitest";
import { seededIds, systemIds } from "#kit/core/ids.ts";
import { sealerOf } from "./sealer.ts";

const sealer = sealerOf("a secret of the shop that is long enough", systemIds);

test("whatever is sealed opens to the same text", () => {
  fc.assert(fc.property(fc.string({ unit: "grapheme" }), (text) => sealer.open(sealer.seal(text)) === text));
});

test("a sealed text shows nothing of what is in it, and never looks the same twice", () => {
  const [first, second] = [sealer.seal("+6281234567890 4821"), sealer.seal("+6281234567890 4821")];
  expect(first).not.toBe(second);
  expect(Buffer.from(first, "base64url").toString("latin1")).not.toMatch(/6281234567890|4821/);
});

test("another secret cannot open it", () => {
  const other = sealerOf("some other secret of another shop 123456", seededIds(1));
  expect(() => other.open(sealer.seal("4821"))).toThrow();
});

test("a changed byte anywhere is noticed", () => {
  const bytes = Buffer.from(sealer.seal("4821"), "base64url");
  for (const index of bytes.keys()) {
    const changed = Buffer.from(bytes);
    changed.writeUInt8((changed.readUInt8(index) ^ 1) & 0xff, index);
    expect(() => sealer.open(changed.toString("base64url"))).toThrow();
  }
});
