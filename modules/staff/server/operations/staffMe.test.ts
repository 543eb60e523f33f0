import { expect, test } from "vitest";
import { testDatabase } from "#kit/testing/test-database.ts";
import { blockStaff } from "../manage/manage-staff.ts";
import { signInFixture } from "../testing/sign-in-fixture.ts";

const { database } = await testDatabase();
const fixture = await signInFixture(database);
const { enrolled, firstStep, me, withPassword } = fixture;

test("D-70 staffMe returns the account and its permissions after both steps, and null before", async () => {
  await withPassword("one@staff.test", "orderDesk");
  const { cookie: half } = await firstStep("one@staff.test");
  for (const cookie of ["", half, "admin=made-up"]) expect(await me(cookie)).toBeNull();
  const { cookie } = await enrolled("two@staff.test");
  expect(await me(cookie)).toMatchObject({
    email: "two@staff.test",
    permissions: expect.arrayContaining(["orders.ship"]),
  });
});

test("a session ends after 30 minutes without a request", async () => {
  const { cookie } = await enrolled("seven@staff.test");
  for (const [minutes, open] of [
    [29, true],
    [29, true],
    [31, false],
  ] as const) {
    fixture.clock.advance(minutes * 60_000);
    expect((await me(cookie)) !== null).toBe(open);
  }
});

test("a session ends after 12 hours, also in constant use", async () => {
  const { cookie } = await fixture.signedIn("eight@staff.test", "support");
  for (let half = 0; half < 24; half += 1) {
    fixture.clock.advance(29 * 60_000);
    expect(await me(cookie)).not.toBeNull();
  }
  fixture.clock.advance(25 * 60_000);
  expect(await me(cookie)).toBeNull();
});

test("blocking an account ends its session at once", async () => {
  const { cookie } = await enrolled("ten@staff.test");
  await blockStaff(fixture.deps, "ten@staff.test", true);
  expect(await me(cookie)).toBeNull();
});
