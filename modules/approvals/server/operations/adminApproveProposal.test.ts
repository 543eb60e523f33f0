import { sql } from "kysely";
import { expect, test } from "vitest";
import { systemIds } from "#kit/core/ids.ts";
import { testDatabase } from "#kit/testing/test-database.ts";
import { approvalsFixture } from "../testing/approvals-fixture.ts";

const { database } = await testDatabase({ maxConnections: 12 });
const { propose, approve, number, audit, list, withdraw } = await approvalsFixture(database);

test("MF-15 a proposal is executed when a second person approves it, and the audit names both", async () => {
  const { value } = await number();
  const id = await propose("dewi", value, value + 1, { reason: "Clearance" });
  expect(await number()).toMatchObject({ value });
  expect(await approve("rani", id)).toMatchObject({ success: true, message: "Approved.", data: { state: "approved" } });
  expect(await number()).toMatchObject({ value: value + 1 });
  const [approved, proposed] = await audit();
  expect(approved).toMatchObject({
    action: "proposal.approve",
    name: "Name of rani@approvals.test",
    detail: { kind: "number", proposal: id, proposedBy: "Name of dewi@approvals.test", to: value + 1 },
  });
  expect(proposed).toMatchObject({ action: "proposal.add", name: "Name of dewi@approvals.test" });
  expect(proposed?.detail).toMatchObject({ reason: "Clearance" });
});

test("MF-15 a proposer never approves their own proposal, also not with other roles or in parallel with others", async () => {
  const { value, writes } = await number();
  const id = await propose("bima", value, value + 1);
  const own = await Promise.all(Array.from({ length: 5 }, () => approve("bima", id)));
  expect(own.map(({ errorCode }) => errorCode)).toEqual(Array(5).fill("OWN_PROPOSAL"));
  expect(own[0].errorMessage).toBe("You proposed this yourself: somebody else has to decide.");
  expect(await number()).toEqual({ value, writes });
  const [mine, theirs] = await Promise.all([approve("bima", id), approve("rani", id)]);
  expect([mine.errorCode, theirs.success]).toEqual(["OWN_PROPOSAL", true]);
  expect(await number()).toEqual({ value: value + 1, writes: writes + 1 });
  const same = sql`update approvals.proposal set decided_by = proposed_by where id = ${id}`.execute(database.kysely);
  await expect(same).rejects.toThrow("decided_by_a_second_person");
});

test("MF-15 of many concurrent approvals one succeeds, the others are told whose was first", async () => {
  const { value, writes } = await number();
  const id = await propose("dewi", value, value + 1);
  const who = ["rani", "tono", "bima"] as const;
  const answers = await Promise.all(Array.from({ length: 12 }, (_, turn) => approve(who[turn % 3] ?? "rani", id)));
  expect(answers.filter(({ success }) => success)).toHaveLength(1);
  const others = answers.filter(({ success }) => !success);
  expect(new Set(others.map(({ errorCode }) => errorCode))).toEqual(new Set(["DECIDED"]));
  expect(others[0].errorMessage).toMatch(/^This is approved already \(Name of (rani|tono|bima)@approvals\.test\)\.$/);
  expect(await number()).toEqual({ value: value + 1, writes: writes + 1 });
});

test("MF-15 an approval and a withdrawal at once: one of them counts", async () => {
  const { value, writes } = await number();
  const id = await propose("dewi", value, value + 1);
  const [approved, withdrawn] = await Promise.all([approve("rani", id), withdraw("dewi", id)]);
  expect([approved.success, withdrawn.success].filter(Boolean)).toHaveLength(1);
  expect((await number()).writes).toBe(approved.success ? writes + 1 : writes);
});

test("MF-15 what changed since is refused as outdated with a sentence, and stays so", async () => {
  const { value, writes } = await number();
  const id = await propose("dewi", value, value + 10);
  const other = await propose("dewi", value, value + 1);
  await approve("rani", other);
  expect((await list("rani")).proposals).toMatchObject([{ id, isOutdated: true }]);
  expect(await approve("rani", id)).toMatchObject({
    success: false,
    errorCode: "OUTDATED",
    errorMessage:
      "Not done: Agus has changed this since it was proposed. If it is still wanted, it has to be proposed again.",
  });
  expect(await approve("tono", id)).toMatchObject({ errorCode: "DECIDED" });
  expect(await number()).toEqual({ value: value + 1, writes: writes + 1 });
});

test("MF-15 what the shop's rules refuse now is refused with their sentence and waits on", async () => {
  const { value } = await number();
  const id = await propose("dewi", value, -5);
  expect(await approve("rani", id)).toMatchObject({ errorCode: "REFUSED", errorMessage: "No negative numbers." });
  expect((await list("rani")).proposals).toMatchObject([{ id, state: "waiting" }]);
  await withdraw("dewi", id);
});

test("MF-15 approving needs its own permission; unknown proposals are not found, other callers see nothing", async () => {
  const { value, writes } = await number();
  const id = await propose("dewi", value, value + 1);
  expect(await approve("sari", id)).toBe("FORBIDDEN");
  expect(await approve("dewi", id)).toBe("FORBIDDEN");
  expect(await approve(null, id)).toBe("STAFF_ONLY");
  expect(await approve("rani", systemIds.uuid())).toMatchObject({ errorCode: "NOT_FOUND" });
  expect(await approve("rani", "no id")).toMatchObject({ errorCode: "INVALID_INPUT" });
  expect(await number()).toEqual({ value, writes });
});

test("MF-15 a repeated press proposes once", async () => {
  const { value } = await number();
  const key = systemIds.uuid();
  const [first, second] = [await propose("dewi", value, 7, { key }), await propose("dewi", value, 7, { key })];
  expect(second).toBe(first);
});
