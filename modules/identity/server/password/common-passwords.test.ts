import fc from "fast-check";
import { expect, test } from "vitest";
import { isCommonPassword } from "./common-passwords.ts";

/** From all over the list of published breaches; none is made of the words that were refused before. */
const breached = ["nolimit9", "roma1996", "vaz2107", "smiley1", "ka12rm12", "beszoptad"];

test.each([
  "Password1!",
  "P@ssw0rd",
  "p@ssw0rd123!",
  "Passw0rd!",
  "Admin@123",
  "admin#2024",
  "Qwerty123!",
  "qwerty1!",
  "1q2w3e4r!",
  "Abc@123",
  "abc123!",
  "Welcome@1",
  "Indonesia17!",
  "Bismillah1!",
  "sayang123#",
  "Rahasia123!",
  "1234Test!",
  "iloveyou2!",
  "Test@1234",
  "aa123456!",
  "ayuayu1!",
  "p@$$w0rd1",
  "1qaz@WSX",
  "!QAZ2wsx",
  "m0nk3y!!1",
  "love-you1",
  "Bata-bola1",
  "asdf-1234",
  "Summer2026!",
])("D-05 %s satisfies the rule and is refused as common", (password) => {
  expect(isCommonPassword(password)).toBe(true);
});

test.each(["Main-bola7", "kuda lari 9!", "Tr0ub4dor&3", "merah.hujan.42", "x9!kPq2z", "пароль1!", "Sepeda#Tua88"])(
  "%s is not refused as common",
  (password) => {
    expect(isCommonPassword(password)).toBe(false);
  },
);

test("ASVS 6.2.12 a password of a published breach is refused, also with added special characters", () => {
  fc.assert(
    fc.property(fc.constantFrom(...breached), fc.constantFrom("!", "#", "??", "."), fc.nat(3), (word, sign, way) => {
      const capital = word[0]?.toUpperCase() + word.slice(1);
      const at = way % word.length;
      const dressed = [`${word}${sign}`, `${sign}${capital}`, `${capital.slice(0, at)}_${capital.slice(at)}`, word][
        way
      ];
      expect([dressed, isCommonPassword(dressed ?? "")]).toEqual([dressed, true]);
    }),
  );
});
