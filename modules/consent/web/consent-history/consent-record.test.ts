import { expect, test } from "vitest";
import { type ConsentRecord, currentRecords, formOf, subjectOf } from "./consent-record.ts";

const record = (changes: Partial<ConsentRecord>): ConsentRecord => ({
  purpose: "marketingEmail",
  given: true,
  mailbox: false,
  form: "account",
  textVersion: "1",
  language: "en-US",
  words: null,
  recordedAt: "2026-11-15T10:00:00.000Z",
  ...changes,
});

test("the newest answer of each purpose counts, and a mailbox's is not the member's", () => {
  const history = [
    record({ given: false }),
    record({ purpose: "cookies", form: "cookiePopup" }),
    record({ mailbox: true }),
    record({ given: true }),
  ];
  expect(currentRecords(history)).toEqual(history.slice(0, 3));
  expect(history.map(subjectOf)).toEqual(["marketingEmail", "cookies", "newsletter", "marketingEmail"]);
});

test("a form that is no longer there still has a name", () => {
  expect([formOf(record({ form: "signUp" })), formOf(record({ form: "gone" }))]).toEqual(["signUp", "account"]);
});
