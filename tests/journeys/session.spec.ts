import type { Page } from "@playwright/test";
import { stopClock, untilTimersRun } from "../support/clock.ts";
import { expect, test } from "../support/shop-test.ts";
import { guestIdOf, visit } from "../support/visit.ts";

test.beforeEach(({ consent }) => consent("necessary"));

const memoryOf = (page: Page) => page.evaluate(() => ({ ...localStorage }));
const endSessionOf = "update identity.session set ended_at = now() where guest_id = $1";

/** The names of the operations a page calls, in their order. */
function callsOf(page: Page): string[] {
  const calls: string[] = [];
  page.on("request", (request) => {
    if (new URL(request.url()).pathname !== "/graphql") return;
    const name = /\b(?:query|mutation) (\w+)/.exec(request.postData() ?? "")?.[1] ?? "?";
    // What is advertised at the end of a page has nothing to do with who visits it.
    if (name !== "Advertisement") calls.push(name);
  });
  return calls;
}

/** Opens a page and waits for its first requests: ending the session afterwards interrupts none. */
async function settledGuest(page: Page, path: string): Promise<string> {
  const counted = page.waitForResponse(/opname=miniCartCount/);
  await visit(page, path);
  await (await counted).finished();
  return guestIdOf(page);
}

test("SE-01 SE-02 SE-03 SE-06 SE-16 TR-01 a new visitor becomes a guest, and the cart is counted", {
  tag: "@phone",
}, async ({ page, context, shop }) => {
  const calls = callsOf(page);
  const guestInit = page.waitForResponse((reply) => reply.request().postData()?.includes("guestInit") ?? false);
  await visit(page, "/");
  // The result of homeInit is on the page already: the server requests it.
  await expect(page.getByRole("contentinfo").getByRole("link", { name: "Building toys" })).toBeVisible();
  const { data } = (await (await guestInit).json()).data.guestInit;
  const fields = ["userAuthToken", "visitorUniqueKey", "account", "firstName", "lastName", "userType"];
  expect(Object.keys(data)).toEqual(fields);
  await expect.poll(() => calls).toEqual(["guestInit", "miniCartCount"]);

  const memory = await memoryOf(page);
  expect(memory).toMatchObject({ token: data.userAuthToken, guestId: data.visitorUniqueKey, isLogin: "true" });
  const { account, firstName, lastName } = data;
  expect(JSON.parse(memory.userInfo ?? "")).toMatchObject({ account, firstName, lastName, isGuest: true });
  const rows = await shop.sql("select kind, ended_at from identity.session where guest_id = $1", [memory.guestId]);
  expect(rows).toEqual([{ kind: "guest", ended_at: null }]);
  const cookie = (await context.cookies()).find(({ name }) => name === "token");
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: "Lax", path: "/" });
});

test("BC-28 SE-17 the first calls wait 200 ms, so that the page itself comes first", { tag: "@phone" }, async ({
  page,
}) => {
  const calls = callsOf(page);
  await stopClock(page);
  await visit(page, "/");
  await untilTimersRun(page);
  await page.clock.runFor(199);
  expect(calls).toEqual([]);
  await page.clock.runFor(1);
  await expect.poll(() => calls).toEqual(["guestInit", "miniCartCount"]);
});

test("a session that is refused repeatedly is requested twice at most", { tag: "@phone" }, async ({ page }) => {
  const calls = callsOf(page);
  const refusal = { errors: [{ message: "ended", extensions: { code: "0002", statusCode: 401 } }] };
  await page.route(/opname=miniCartCount/, (route) => route.fulfill({ json: refusal }));
  await visit(page, "/");
  const twice = ["guestInit", "miniCartCount", "guestInit", "miniCartCount"];
  await expect.poll(() => calls.filter((name) => twice.includes(name))).toEqual(twice);
  await page.getByRole("link", { name: "Contact us" }).hover();
  await page.waitForLoadState("networkidle");
  // Other parts of the page may ask for what they show.
  expect(calls.filter((name) => twice.includes(name))).toEqual(twice);
});

test("a visitor who comes back keeps the session", { tag: "@phone" }, async ({ page }) => {
  await visit(page, "/");
  const before = await guestIdOf(page);
  const calls = callsOf(page);
  await visit(page, "/contact-us");
  await expect.poll(() => calls).toEqual(["miniCartCount"]);
  expect(await guestIdOf(page)).toBe(before);
});

test("SE-07 SE-09 TR-03 an expired session is deleted, and a public page stays as it is", {
  tag: "@phone",
}, async ({ page, shop }) => {
  const ended = await settledGuest(page, "/");
  const { token } = await memoryOf(page);
  await shop.sql(endSessionOf, [ended]);
  await page.evaluate(() => sessionStorage.setItem("of this visit", "1"));
  await page.reload();
  await page.waitForFunction((old) => ![null, old].includes(localStorage.getItem("guestId")), ended);
  const memory = await memoryOf(page);
  expect(memory.token).not.toBe(token);
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem("of this visit"))).toBeNull();
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Build it. Chase it. Live it.");
});

test("SE-07 SE-08 TR-03 on any other page an ended session leads to the login and back", { tag: "@phone" }, async ({
  page,
  shop,
}) => {
  await shop.sql(endSessionOf, [await settledGuest(page, "/contact-us")]);
  await page.evaluate(() => sessionStorage.setItem("of this visit", "1"));
  await page.reload();
  await expect(page).toHaveURL("/login?redirectUrl=%2Fcontact-us");
  const { token, userInfo, guestId, isLogin } = await memoryOf(page);
  expect([token, userInfo, guestId, isLogin]).toEqual([undefined, undefined, undefined, undefined]);
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem("of this visit"))).toBeNull();
});
