import { expect, test } from "vitest";
import { type Api, ApiError, networkErrorText, unknownErrorText } from "#kit/graphql/client.ts";
import { pressKeys, saveRecord } from "./save-record.ts";

const save = {
  type: "brand",
  id: "LKH",
  version: 1,
  create: false,
  changes: [
    { path: "name", before: "Langkah", after: "Lompat" },
    { path: "logo", before: "/l.png" },
  ],
  key: "k",
};

test("a repeated press of the same changes has the same key, other changes have another", () => {
  let made = 0;
  const keyOf = pressKeys(() => `key ${++made}`);
  expect([keyOf(1, save.changes), keyOf(1, save.changes)]).toEqual(["key 1", "key 1"]);
  expect(keyOf(1, [{ path: "name", after: "Lari" }])).toBe("key 2");
  expect(keyOf(2, [{ path: "name", after: "Lari" }])).toBe("key 3");
});

test("an emptied field is sent as null, and an ended session is distinguished from a lost connection", async () => {
  const sent: unknown[] = [];
  const refusing =
    (problem: Error): Api =>
    async (_document, ...[variables]) => {
      sent.push(variables);
      throw problem;
    };
  const ended = new ApiError("Please sign in.", 401, "STAFF_ONLY");
  expect(await saveRecord(refusing(ended), save)).toEqual({ kind: "signedOut" });
  expect(await saveRecord(refusing(new ApiError(networkErrorText)), save)).toEqual({ kind: "offline" });
  const broken = new ApiError(unknownErrorText);
  expect(await saveRecord(refusing(broken), save)).toEqual({ kind: "failed", problem: broken });
  expect(sent[0]).toMatchObject({
    input: {
      changes: [
        { path: "name", value: "Lompat" },
        { path: "logo", value: null },
      ],
    },
  });
});
