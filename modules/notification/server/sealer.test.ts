import * as fc from "fast-check";
import { expect, test } from "vitest";
import { seededIds, systemIds } from "#kit/core/ids.ts";
import { type SealUse, sealerOf, sealKeyId } from "./sealer.ts";
import { sealWithoutLabel } from "./testing/seal-without-label.ts";

const sealer = sealerOf("a secret of the shop that is long enough", systemIds);

test("decrypting gives the encrypted text", () => {
  fc.assert(fc.property(fc.string({ unit: "grapheme" }), (text) => sealer.open(sealer.seal(text)) === text));
});

test("the ciphertext does not contain the text, and differs every time", () => {
  const [first, second] = [sealer.seal("+6281234567890 4821"), sealer.seal("+6281234567890 4821")];
  expect(first).not.toBe(second);
  expect(Buffer.from(first.split(".").at(-1) ?? "", "base64url").toString("latin1")).not.toMatch(/6281234567890|4821/);
});

test("another secret cannot decrypt it", () => {
  const other = sealerOf("some other secret of another shop 123456", seededIds(1));
  expect(() => other.open(sealer.seal("4821"))).toThrow();
});

test("any altered character is detected", () => {
  const sealed = sealer.seal("4821");
  const bytes = Buffer.from(sealed.slice(sealed.lastIndexOf(".") + 1), "base64url");
  const label = sealed.slice(0, sealed.lastIndexOf(".") + 1);
  for (const index of bytes.keys()) {
    const changed = Buffer.from(bytes);
    changed.writeUInt8((changed.readUInt8(index) ^ 1) & 0xff, index);
    expect(() => sealer.open(label + changed.toString("base64url"))).toThrow();
  }
  for (const index of label.split("").keys()) {
    const other = sealed[index] === "a" ? "b" : "a";
    expect(() => sealer.open(sealed.slice(0, index) + other + sealed.slice(index + 1))).toThrow();
  }
});

const uses = [
  "message",
  "authenticator",
  "bankAccount",
  "payer",
  "clubTicket",
  "webhook",
] as const satisfies readonly SealUse[];
const [older, newer] = ["an older secret of thirty-two characters", "a newer secret of thirty-two characters!"];

test("2B-10 an encrypted text names its key and its use, and cannot be decrypted for another use", () => {
  for (const use of uses) {
    const sealed = sealer.seal("4821", use);
    expect(sealed).toMatch(new RegExp(`^1\\.${sealKeyId("a secret of the shop that is long enough")}\\.${use}\\.`));
    for (const other of uses) {
      if (other === use) expect(sealer.open(sealed, other)).toBe("4821");
      else {
        expect(() => sealer.open(sealed, other)).toThrow();
        expect(() => sealer.open(sealed.replace(`.${use}.`, `.${other}.`), other)).toThrow();
      }
    }
  }
});

test("2B-10 the first key encrypts, every key decrypts, and a re-encrypted text needs the first key only", () => {
  const both = sealerOf([newer, older], systemIds);
  const sealed = sealerOf(older, systemIds).seal("4821", "bankAccount");
  expect(both.open(sealed, "bankAccount")).toBe("4821");
  const moved = both.reseal(sealed, "bankAccount");
  expect(sealerOf(newer, systemIds).open(moved ?? "", "bankAccount")).toBe("4821");
  expect(() => sealerOf(older, systemIds).open(moved ?? "", "bankAccount")).toThrow();
  expect(both.reseal(moved ?? "", "bankAccount")).toBeNull();
  expect(() => sealerOf(newer, systemIds).reseal(sealed, "bankAccount")).toThrow(sealKeyId(older));
});

test("2B-10 a text from before key ids is decrypted by trying every key, and can be re-encrypted", () => {
  const sealed = sealWithoutLabel("4821", older);
  const both = sealerOf([newer, older], systemIds);
  for (const use of uses) expect(both.open(sealed, use)).toBe("4821");
  expect(sealerOf(newer, systemIds).open(both.reseal(sealed, "payer") ?? "", "payer")).toBe("4821");
  expect(() => sealerOf(newer, systemIds).open(sealed)).toThrow();
});
