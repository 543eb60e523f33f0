import { expect, test } from "vitest";
import { testDatabase } from "#kit/testing/test-database.ts";
import { approvalsFixture } from "../testing/approvals-fixture.ts";

const { database } = await testDatabase();
const { propose, withdraw, approve, number } = await approvalsFixture(database);

test("MF-15 only its proposer may withdraw a proposal, and then it cannot be approved", async () => {
  const id = await propose("dewi", 1, 2);
  expect(await withdraw("rani", id)).toMatchObject({ errorCode: "NOT_FOUND" });
  expect(await withdraw(null, id)).toBe("STAFF_ONLY");
  expect(await withdraw("dewi", id)).toMatchObject({ success: true, data: { state: "withdrawn" } });
  expect(await withdraw("dewi", id)).toMatchObject({ errorCode: "DECIDED" });
  expect(await approve("rani", id)).toMatchObject({ errorCode: "DECIDED" });
  expect(await number()).toEqual({ value: 1, writes: 0 });
});
