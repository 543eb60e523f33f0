import type { Database } from "#kit/postgres/connect.ts";
import { accountFixture } from "./account-fixture.ts";

export type Device = { deviceId: string; browser: string; system: string; phone: boolean; current: boolean };
type Reply = { success: boolean; errorCode: string | null };

/** Members with several sessions, and the operations that list and end them. */
export async function devicesFixture(database: Database) {
  const fixture = await accountFixture(database);
  const queryDevices = async (cookie: string) =>
    (
      await fixture.post<{ queryDevices: Device[] }>(
        "query queryDevices { queryDevices { deviceId browser system phone signedInAt lastSeenAt current } }",
        {},
        { cookie },
      )
    ).body;
  const listed = async (cookie: string) => (await queryDevices(cookie)).data?.queryDevices ?? [];
  const endDevice = async (cookie: string, deviceId: string) =>
    (
      await fixture.post<{ endDevice: Reply }>(
        "mutation endDevice($deviceId: ID!) { endDevice(deviceId: $deviceId) { success errorCode } }",
        { deviceId },
        { cookie },
      )
    ).body;
  const logoutEverywhere = async (cookie: string, keepThisDevice: boolean) =>
    (
      await fixture.post<{ logoutEverywhere: Reply & { data: { ended: number } | null } }>(
        `mutation logoutEverywhere($keep: Boolean) { logoutEverywhere(keepThisDevice: $keep) {
          success errorCode data { ended } } }`,
        { keep: keepThisDevice },
        { cookie },
      )
    ).body;
  return {
    ...fixture,
    queryDevices,
    listed,
    endDevice,
    logoutEverywhere,
    idOf: async (cookie: string) => (await listed(cookie)).find(({ current }) => current)?.deviceId ?? "",
    isAlive: async (cookie: string) => (await listed(cookie)).length > 0,
  };
}
