import { describe, expect, test } from "vitest";
import { testDatabase } from "#kit/testing/test-database.ts";
import { confirmSession } from "../store/confirmations.ts";
import { aMember } from "../testing/a-member.ts";
import { identityFixture, sessionCookieOf } from "../testing/identity-fixture.ts";

const { database } = await testDatabase();
const fixture = await identityFixture(database);
await aMember(database, "ANA");
await aMember(database, "BUDI");

const phone =
  "Mozilla/5.0 (Linux; Android 14; SM-A145F) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/129.0.0.0 Mobile Safari/537.36";
const laptop = "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:131.0) Gecko/20100101 Firefox/131.0";

type Device = { deviceId: string; browser: string; system: string; phone: boolean; current: boolean };
const devices = async (cookie: string) =>
  (
    await fixture.post<{ queryDevices: Device[] }>(
      "query queryDevices { queryDevices { deviceId browser system phone signedInAt lastSeenAt current } }",
      {},
      { cookie },
    )
  ).body;
const listed = async (cookie: string) => (await devices(cookie)).data?.queryDevices ?? [];
const signIn = async (userCode: string, userAgent: string) =>
  sessionCookieOf(await fixture.signInAs(userCode, { "user-agent": userAgent }));
/** As if they had just proved who they are. */
const prove = async (cookie: string) => {
  const here = (await listed(cookie)).find(({ current }) => current);
  await confirmSession(database.kysely, here?.deviceId ?? "", "password");
};
const end = (cookie: string, deviceId: string) =>
  fixture.post<{ endDevice: { success: boolean; errorCode: string | null } }>(
    "mutation endDevice($deviceId: ID!) { endDevice(deviceId: $deviceId) { success errorCode } }",
    { deviceId },
    { cookie },
  );
const alive = async (cookie: string) => (await fixture.whoAmI({ cookie })).body.data?.whoAmI ?? null;

describe("a member's devices", () => {
  test("are listed by browser and system, with a mark on this one", async () => {
    const [onPhone, onLaptop] = [await signIn("ANA", phone), await signIn("ANA", laptop)];
    await signIn("BUDI", phone);
    const seen = (await listed(onLaptop)).map(({ browser, system, phone: small, current }) => ({
      browser,
      system,
      small,
      current,
    }));
    expect(seen).toHaveLength(2);
    expect(seen).toContainEqual({ browser: "Chrome", system: "Android", small: true, current: false });
    expect(seen).toContainEqual({ browser: "Firefox", system: "Windows", small: false, current: true });
    await prove(onLaptop);
    const [other] = (await listed(onLaptop)).filter(({ current }) => !current);
    expect((await end(onLaptop, other?.deviceId ?? "")).body.data?.endDevice.success).toBe(true);
    expect([await alive(onPhone), await alive(onLaptop)]).toEqual([null, "ANA"]);
  });

  test("of somebody else read as not there, and stay signed in", async () => {
    const [mine, theirs] = [await signIn("ANA", phone), await signIn("BUDI", phone)];
    await prove(mine);
    const [budis] = (await listed(theirs)).filter(({ current }) => current);
    for (const deviceId of [budis?.deviceId ?? "", "00000000-0000-4000-8000-000000000000", "x"]) {
      expect((await end(mine, deviceId)).body.data?.endDevice).toEqual({ success: false, errorCode: "NOT_FOUND" });
    }
    expect(await alive(theirs)).toBe("BUDI");
  });

  test("are for members only", async () => {
    const guest = sessionCookieOf(await fixture.guestInit());
    expect((await devices(guest)).errors?.[0]?.extensions.code).toBe("0002");
    expect((await end(guest, "x")).body.errors?.[0]?.extensions.code).toBe("0002");
  });
});

describe("D-11 S6 logging out", () => {
  const logout = (cookie: string) =>
    fixture.post<{ logout: { success: boolean; data: { loggedOut: boolean } } }>(
      "mutation logout { logout { success data { loggedOut } } }",
      {},
      { cookie },
    );

  test("ends the session on the server and takes the cookie out of the browser", async () => {
    const cookie = await signIn("ANA", phone);
    const answer = await logout(cookie);
    expect(answer.body.data?.logout).toEqual({ success: true, data: { loggedOut: true } });
    expect(answer.cookies.at(-1)).toMatch(/^token=; Path=\/; HttpOnly; SameSite=Lax; Max-Age=0$/);
    expect(await alive(cookie)).toBeNull();
  });

  test("a guest has nothing to log out of, and keeps the session", async () => {
    const cookie = sessionCookieOf(await fixture.guestInit());
    const answer = await logout(cookie);
    expect(answer.body.data?.logout).toEqual({ success: true, data: { loggedOut: false } });
    expect([answer.cookies, (await alive(cookie)) !== null]).toEqual([[], true]);
  });

  test("everywhere ends every device; this one is kept when asked for", async () => {
    const everywhere = (cookie: string, keepThisDevice: boolean) =>
      fixture.post<{ logoutEverywhere: { data: { ended: number } } }>(
        "mutation logoutEverywhere($keep: Boolean) { logoutEverywhere(keepThisDevice: $keep) { data { ended } } }",
        { keep: keepThisDevice },
        { cookie },
      );
    await aMember(database, "CICI");
    const [one, two, three] = [await signIn("CICI", phone), await signIn("CICI", phone), await signIn("CICI", laptop)];
    const budi = await signIn("BUDI", phone);
    await prove(three);
    expect((await everywhere(three, true)).body.data?.logoutEverywhere.data.ended).toBe(2);
    expect([await alive(one), await alive(two), await alive(three)]).toEqual([null, null, "CICI"]);
    expect((await everywhere(three, false)).body.data?.logoutEverywhere.data.ended).toBe(1);
    expect([await alive(three), await alive(budi)]).toEqual([null, "BUDI"]);
  });
});
