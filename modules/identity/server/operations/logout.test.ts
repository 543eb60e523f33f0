import { expect, test } from "vitest";
import { testDatabase } from "#kit/testing/test-database.ts";
import { aMember } from "../testing/a-member.ts";
import { identityFixture, sessionCookieOf } from "../testing/identity-fixture.ts";

const { database } = await testDatabase();
const fixture = await identityFixture(database);
await aMember(database, "ANA");
const alive = async (cookie: string) => (await fixture.whoAmI({ cookie })).body.data?.whoAmI ?? null;
const logout = (cookie: string) =>
  fixture.post<{ logout: { success: boolean; data: { loggedOut: boolean } } }>(
    "mutation logout { logout { success data { loggedOut } } }",
    {},
    { cookie },
  );

test("D-11 S6 logging out ends the session on the server and deletes the cookie", async () => {
  const cookie = sessionCookieOf(await fixture.signInAs("ANA"));
  const response = await logout(cookie);
  expect(response.body.data?.logout).toEqual({ success: true, data: { loggedOut: true } });
  expect(response.cookies.at(-1)).toMatch(/^token=; Path=\/; HttpOnly; SameSite=Lax; Max-Age=0$/);
  expect(await alive(cookie)).toBeNull();
});

test("D-11 a guest session stays open", async () => {
  const cookie = sessionCookieOf(await fixture.guestInit());
  const response = await logout(cookie);
  expect(response.body.data?.logout).toEqual({ success: true, data: { loggedOut: false } });
  expect([response.cookies, (await alive(cookie)) !== null]).toEqual([[], true]);
});
