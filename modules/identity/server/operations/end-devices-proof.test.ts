import { expect, test } from "vitest";
import { testDatabase } from "#kit/testing/test-database.ts";
import { confirmationMinutes } from "../../contract/constants.ts";
import { accountFixture, oldPassword } from "../testing/account-fixture.ts";

const { database } = await testDatabase();
const fixture = await accountFixture(database);

type Reply = { success: boolean; errorCode: string | null };
const refused = { success: false, errorCode: "CONFIRM_FIRST" };
const done = { success: true, errorCode: null };

const devices = async (cookie: string) => {
  const text = "query queryDevices { queryDevices { deviceId current } }";
  type Found = { queryDevices: { deviceId: string; current: boolean }[] };
  return (await fixture.post<Found>(text, {}, { cookie })).body.data?.queryDevices ?? [];
};
const idOf = async (cookie: string) => (await devices(cookie)).find(({ current }) => current)?.deviceId ?? "";
const end = async (cookie: string, deviceId: string) => {
  const text = "mutation endDevice($id: ID!) { endDevice(deviceId: $id) { success errorCode } }";
  return (await fixture.post<{ endDevice: Reply }>(text, { id: deviceId }, { cookie })).body.data?.endDevice;
};
const everywhere = async (cookie: string, keep: boolean) => {
  const text = `mutation logoutEverywhere($keep: Boolean) {
    logoutEverywhere(keepThisDevice: $keep) { success errorCode } }`;
  return (await fixture.post<{ logoutEverywhere: Reply }>(text, { keep }, { cookie })).body.data?.logoutEverywhere;
};
const isAlive = async (cookie: string) => (await devices(cookie)).length > 0;

test("ASVS 7.5.2 who merely holds a session ends no other one, alone or all at once", async () => {
  const owner = await fixture.member("ANI");
  const other = await owner.elsewhere();
  const third = await owner.elsewhere();
  expect(await end(owner.cookie, await idOf(other))).toEqual(refused);
  for (const keep of [true, false]) expect(await everywhere(owner.cookie, keep)).toEqual(refused);
  // A proof given in one session counts for that one alone.
  await fixture.ask(other, "confirmAccess", { password: oldPassword });
  expect(await end(owner.cookie, await idOf(other))).toEqual(refused);
  expect([await isAlive(owner.cookie), await isAlive(other), await isAlive(third)]).toEqual([true, true, true]);
});

test("ASVS 7.5.2 one proof is good for several devices, by password or by code, for ten minutes", async () => {
  for (const [userCode, by] of [
    ["BUDI", "password"],
    ["CICI", "code"],
  ] as const) {
    const owner = await fixture.member(userCode);
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
    await owner.ask("confirmAccess", { password: oldPassword });
    expect(await everywhere(owner.cookie, true)).toEqual(done);
    expect([await isAlive(three), await isAlive(owner.cookie)]).toEqual([false, true]);
  }
});

test("ASVS 7.5.2 signing out here needs no proof", async () => {
  const owner = await fixture.member("DEWI");
  expect(await end(owner.cookie, await idOf(owner.cookie))).toEqual(done);
  expect(await isAlive(owner.cookie)).toBe(false);
});
