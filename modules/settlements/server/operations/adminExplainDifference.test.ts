import { sql } from "kysely";
import { expect, test } from "vitest";
import { settlementsFixture } from "../testing/settlements-fixture.ts";

const { charge, upload, run, rows, explain, signedIn, db, payments } = await settlementsFixture();
await charge("C1");
const id = await upload(["C1,G-C1,payment,100000,4000,96000,2026-11-14", "C2,X,payment,50000,2000,48000,2026-11-14"]);
await run(id);
const subject = `row:${id}:3`;
const shown = async () => (await rows({ fileId: id, result: "unknown" })).rows[0];

test("MO-06 a difference is explained and opened again, each with a note in the audit; the payment stays as it was", async () => {
  const before = await payments();
  expect(await explain(subject, 0, " ")).toBe("INVALID_INPUT");
  expect(await explain(subject, 0, "Of our market stall")).toBe("DONE");
  expect(await shown()).toMatchObject({ explanation: "explained", note: "Of our market stall", version: 1 });
  expect(await explain(subject, 1, "It was not", false)).toBe("DONE");
  expect(await shown()).toMatchObject({ explanation: "open", note: "It was not", version: 2 });
  const { rows: audit } = await sql<{ line: string }>`
    select concat_ws(' | ', subject, detail ->> 'state', detail ->> 'note', detail ->> 'before') as line from staff.audit
    where action = 'settlement.explain' order by id`.execute(db);
  expect(audit.map(({ line }) => line)).toEqual([
    `difference:${subject} | explained | Of our market stall`,
    `difference:${subject} | open | It was not | Of our market stall`,
  ]);
  expect(await payments()).toBe(before);
});

test("MO-06 of two people who write about a difference at once one is told that the other did", async () => {
  const { version } = await shown();
  const replies = await Promise.all(["One", "Two", "Three"].map((note) => explain(subject, version, note)));
  expect(replies.toSorted()).toEqual(["CHANGED", "CHANGED", "DONE"]);
});

test("what is no difference cannot be explained, nor by staff without the permission", async () => {
  expect(await explain(`row:${id}:2`, 0, "It matches")).toBe("NOT_FOUND");
  expect(await explain(`row:${crypto.randomUUID()}:2`, 0, "No file")).toBe("NOT_FOUND");
  expect(await explain(`charge:${crypto.randomUUID()}`, 0, "No charge")).toBe("NOT_FOUND");
  expect(await explain("row:1:1", 0, "No subject")).toBe("INVALID_INPUT");
  expect(await explain(subject, 0, "No right", true, await signedIn("orderDesk"))).toBe("FORBIDDEN");
});
