import { expect, test } from "vitest";
import { testDatabase } from "#kit/testing/test-database.ts";
import { returnsFixture } from "../testing/returns-fixture.ts";

const { database } = await testDatabase();
const fixture = await returnsFixture(database);
const { staff, status } = fixture;
const days = (count: number) => fixture.clock.advance(count * 86_400_000);

test("a return that is not sent within 7 days of its approval is cancelled", async () => {
  const code = await fixture.asked(await fixture.received());
  await staff.approve(code);
  days(6.9);
  await fixture.runJobs();
  expect(await status(code)).toBe("approved");
  days(0.2);
  await fixture.runJobs();
  expect(await status(code)).toBe("cancelled");
});
