import { expect, test } from "vitest";
import { testDatabase } from "#kit/testing/test-database.ts";
import { devicesFixture } from "../testing/devices-fixture.ts";
import { allCookiesOf, sessionCookieOf } from "../testing/identity-fixture.ts";

const { database } = await testDatabase();
const fixture = await devicesFixture(database);

const phone =
  "Mozilla/5.0 (Linux; Android 14; SM-A145F) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/129.0.0.0 Mobile Safari/537.36";
const laptop = "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:131.0) Gecko/20100101 Firefox/131.0";

test("the member's own sessions are listed by browser and system, the current one marked", async () => {
  await fixture.member("ANA");
  await fixture.member("BUDI");
  const signIn = async (userCode: string, userAgent: string) =>
    allCookiesOf(await fixture.signInAs(userCode, { "user-agent": userAgent }));
  await signIn("ANA", phone);
  await signIn("BUDI", phone);
  const seen = (await fixture.listed(await signIn("ANA", laptop))).map(
    ({ browser, system, phone: small, current }) => ({ browser, system, small, current }),
  );
  // The third one is the session of the fixture, whose client names no browser.
  expect(seen).toHaveLength(3);
  expect(seen).toContainEqual({ browser: "Chrome", system: "Android", small: true, current: false });
  expect(seen).toContainEqual({ browser: "Firefox", system: "Windows", small: false, current: true });
});

test("an ended session is not listed", async () => {
  const cici = await fixture.member("CICI");
  const other = await cici.elsewhere();
  await fixture.endDevice(other, await fixture.idOf(other));
  expect(await fixture.listed(cici.cookie)).toHaveLength(1);
});

test("guests and callers without a session are refused", async () => {
  const guest = sessionCookieOf(await fixture.guestInit());
  for (const cookie of ["", guest]) {
    expect((await fixture.queryDevices(cookie)).errors?.[0]?.extensions.code).toBe("0002");
  }
});
