import { expect, test } from "vitest";
import { testDatabase } from "#kit/testing/test-database.ts";
import { signInFixture } from "../testing/sign-in-fixture.ts";

const { database } = await testDatabase();
const fixture = await signInFixture(database);
const { enrolled, enrolmentOf, firstStep, withPassword } = fixture;

test("D-70 between the two steps of the first sign-in the authenticator's secret is returned", async () => {
  await withPassword("one@staff.test", "orderDesk");
  const { cookie } = await firstStep("one@staff.test");
  const { secret = "", uri = "" } = (await enrolmentOf(cookie)) ?? {};
  expect(secret).toMatch(/^[A-Z2-7]{32}$/);
  expect(uri).toContain(`secret=${secret}&issuer=shop.test`);
});

test("once the authenticator is set up the secret is not returned again, nor without the first step", async () => {
  const { cookie } = await enrolled("two@staff.test");
  const again = await firstStep("two@staff.test");
  for (const header of ["", cookie, again.cookie]) expect(await enrolmentOf(header)).toBeNull();
});
