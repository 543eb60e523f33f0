import { expect, test } from "vitest";
import { locales } from "#kit/core/locale.ts";
import { codeFailureTexts, sendFailureTexts } from "./code-failures.ts";

test("ID-28 ER-24 D-13 every failure of a code has a message of its own in each of the four languages", () => {
  const wait = (retryAfterSeconds: number) =>
    sendFailureTexts.RATE_LIMITED({ code: "RATE_LIMITED", retryAfterSeconds });
  const texts = [...Object.values(codeFailureTexts), wait(40), wait(3_000)];
  for (const text of texts) expect(new Set(locales.map((locale) => text[locale])).size).toBe(locales.length);
  expect(wait(40)["en-US"]).toBe("Please wait 40 seconds before you ask for another code.");
  expect(wait(3_001)["en-US"]).toBe("Too many codes were asked for. Please try again in 51 minutes.");
});
