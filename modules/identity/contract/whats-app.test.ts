import fc from "fast-check";
import * as v from "valibot";
import { expect, test } from "vitest";
import { whatsAppSchema } from "./whats-app.ts";

const problemOf = (typed: unknown) => v.safeParse(whatsAppSchema, typed, { lang: "en-US" }).issues?.[0].message ?? null;

test("VA-08 BC-10 a WhatsApp id has 1 to 20 digits; other input is refused", () => {
  const message = "Please input the correct WhatsApp ID";
  expect(["8", "628123456789", "1".repeat(20), " 62812 "].map(problemOf)).toEqual([null, null, null, null]);
  expect(["", " ", "1".repeat(21), "+62812", "62-812", "abc", "٣", null, 62].map(problemOf)).toEqual(
    Array(9).fill(message),
  );
});

test("VA-08 an accepted number consists of 1 to 20 digits", () => {
  fc.assert(
    fc.property(fc.string(), (typed) => {
      const parsed = v.safeParse(whatsAppSchema, typed);
      if (parsed.success) expect(parsed.output).toMatch(/^[0-9]{1,20}$/);
    }),
  );
});
