import { expect, test } from "vitest";
import { shopInvariants } from "#apps/server/audit/invariants.ts";
import { demoDatabase } from "#apps/server/testing/demo-database.ts";
import { auditDatabase } from "#kit/postgres/invariants.ts";

test("the demo shop breaks no invariant of npm run audit-data", async () => {
  const { database } = await demoDatabase();
  const findings = await auditDatabase(database, shopInvariants);
  expect(findings).toHaveLength(shopInvariants.length);
  expect(findings.filter(({ broken }) => broken > 0)).toEqual([]);
});
