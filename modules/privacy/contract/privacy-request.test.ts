import * as v from "valibot";
import { expect, test } from "vitest";
import { dueAt } from "./privacy-request.ts";
import { recordRequestSchema } from "./request-forms.ts";

const received = new Date("2026-11-15T03:00:00Z");

test.each([
  ["export", "2026-11-18T03:00:00.000Z"],
  ["correct", "2026-11-18T03:00:00.000Z"],
  ["delete", "2026-11-29T03:00:00.000Z"],
] as const)("a request to %s is due at %s", (kind, due) => {
  expect(dueAt(kind, received, 14).toISOString()).toBe(due);
});

const read = (receivedAt: string) => {
  const form = { code: "U1", kind: "export", receivedBy: "phone", receivedAt, proof: "idCard" };
  const result = v.safeParse(recordRequestSchema, form);
  return result.success ? result.output.receivedAt.toISOString() : "refused";
};

test("the moment of receipt is Jakarta's", () => expect(read("2026-11-15T10:00")).toBe("2026-11-15T03:00:00.000Z"));

test.each(["", "2026-11-15", "2026-02-30T10:00", "2026-11-15T24:00", "2026-11-15T10:60", "15.11.2026 10:00"])(
  "%j is no moment",
  (text) => expect(read(text)).toBe("refused"),
);
