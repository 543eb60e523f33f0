import { expect, test } from "vitest";
import { testDatabase } from "#kit/testing/test-database.ts";
import { confirmationMinutes } from "../../contract/constants.ts";
import { oldPassword } from "../testing/account-fixture.ts";
import { devicesFixture } from "../testing/devices-fixture.ts";
import { sessionCookieOf } from "../testing/identity-fixture.ts";

const { database } = await testDatabase();
const fixture = await devicesFixture(database);
const { idOf, isAlive } = fixture;
const refused = { success: false, errorCode: "CONFIRM_FIRST" };
const done = { success: true, errorCode: null };
const end = async (cookie: string, deviceId: string) => (await fixture.endDevice(cookie, deviceId)).data?.endDevice;

test("ASVS 7.5.2 a session without a recent confirmation of its own ends no other one", async () => {
  const owner = await fixture.member("ANI");
  const other = await owner.elsewhere();
  expect(await end(owner.cookie, await idOf(other))).toEqual(refused);
  await fixture.ask(other, "confirmAccess", { password: oldPassword });
  expect(await end(owner.cookie, await idOf(other))).toEqual(refused);
  expect([await isAlive(owner.cookie), await isAlive(other)]).toEqual([true, true]);
});

test.each(["password", "code"])(
  "ASVS 7.5.2 one confirmation by %s ends several devices within ten minutes",
  async (by) => {
    const owner = await fixture.member(`BUDI-${by}`);
    const [one, two, three] = [await owner.elsewhere(), await owner.elsewhere(), await owner.elsewhere()];
    if (by === "code") await owner.proveBy("WHATSAPP");
    else await owner.ask("confirmAccess", { password: oldPassword });
    expect(await end(owner.cookie, await idOf(one))).toEqual(done);
    expect(await end(owner.cookie, await idOf(two))).toEqual(done);
    await database.pool.query("update identity.session set confirmed_at = confirmed_at - make_interval(mins => $1)", [
      confirmationMinutes,
    ]);
    expect(await end(owner.cookie, await idOf(three))).toEqual(refused);
    expect([await isAlive(one), await isAlive(two), await isAlive(three)]).toEqual([false, false, true]);
  },
);

test("ASVS 7.5.2 ending the current session needs no confirmation", async () => {
  const owner = await fixture.member("DEWI");
  expect(await end(owner.cookie, await idOf(owner.cookie))).toEqual(done);
  expect(await isAlive(owner.cookie)).toBe(false);
});

test("another member's device reads as unknown and stays signed in", async () => {
  const [mine, other] = [await fixture.member("EKA"), await fixture.member("FANI")];
  await mine.ask("confirmAccess", { password: oldPassword });
  for (const deviceId of [await idOf(other.cookie), "00000000-0000-4000-8000-000000000000", "x"]) {
    expect(await end(mine.cookie, deviceId)).toEqual({ success: false, errorCode: "NOT_FOUND" });
  }
  expect(await isAlive(other.cookie)).toBe(true);
});

test("guests and callers without a session are refused", async () => {
  const guest = sessionCookieOf(await fixture.guestInit());
  for (const cookie of ["", guest]) {
    expect((await fixture.endDevice(cookie, "x")).errors?.[0]?.extensions.code).toBe("0002");
  }
});
