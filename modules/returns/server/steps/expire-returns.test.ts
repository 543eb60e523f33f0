import { expect, test } from "vitest";
import { testDatabase } from "#kit/testing/test-database.ts";
import { returnsFixture } from "../testing/returns-fixture.ts";
import { returnsJobs } from "./expire-returns.ts";

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

test("1D-02 a worker that stops expires no further return, and the next one goes on", async () => {
  const codes: string[] = [];
  for (const _ of [1, 2]) {
    const code = await fixture.asked(await fixture.received());
    await staff.approve(code);
    codes.push(code);
  }
  days(60);
  const expire = returnsJobs(fixture.deps)["returns.expire"];
  const run = (signal: AbortSignal) => expire?.({}, { jobId: "1", attempt: 1, maxAttempts: 25, signal });
  const statuses = () => Promise.all(codes.map((code) => status(code)));
  await run(AbortSignal.abort());
  expect(await statuses()).toEqual(["approved", "approved"]);
  await run(new AbortController().signal);
  expect(await statuses()).toEqual(["cancelled", "cancelled"]);
});
