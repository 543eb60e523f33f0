import { expect, test } from "vitest";
import { testDatabase } from "#kit/testing/test-database.ts";
import { oldPassword } from "../testing/account-fixture.ts";
import { devicesFixture } from "../testing/devices-fixture.ts";
import { sessionCookieOf } from "../testing/identity-fixture.ts";

const { database } = await testDatabase();
const fixture = await devicesFixture(database);
const { isAlive } = fixture;
const everywhere = async (cookie: string, keep: boolean) =>
  (await fixture.logoutEverywhere(cookie, keep)).data?.logoutEverywhere;

test("D-11 S6 all sessions of the member end, on request except the current one", async () => {
  const [cici, budi] = [await fixture.member("CICI"), await fixture.member("BUDI")];
  const [one, two] = [await cici.elsewhere(), await cici.elsewhere()];
  await cici.ask("confirmAccess", { password: oldPassword });
  expect(await everywhere(cici.cookie, true)).toMatchObject({ success: true, data: { ended: 2 } });
  expect([await isAlive(one), await isAlive(two), await isAlive(cici.cookie)]).toEqual([false, false, true]);
  expect(await everywhere(cici.cookie, false)).toMatchObject({ success: true, data: { ended: 1 } });
  expect([await isAlive(cici.cookie), await isAlive(budi.cookie)]).toEqual([false, true]);
});

test("ASVS 7.5.2 without a recent confirmation no session ends", async () => {
  const owner = await fixture.member("ANI");
  const other = await owner.elsewhere();
  for (const keep of [true, false]) {
    expect(await everywhere(owner.cookie, keep)).toMatchObject({ success: false, errorCode: "CONFIRM_FIRST" });
  }
  expect([await isAlive(owner.cookie), await isAlive(other)]).toEqual([true, true]);
});

test("guests and callers without a session are refused", async () => {
  const guest = sessionCookieOf(await fixture.guestInit());
  for (const cookie of ["", guest]) {
    expect((await fixture.logoutEverywhere(cookie, false)).errors?.[0]?.extensions.code).toBe("0002");
  }
});
