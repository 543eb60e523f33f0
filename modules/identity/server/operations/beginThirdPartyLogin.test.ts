import { expect, test } from "vitest";
import { testDatabase } from "#kit/testing/test-database.ts";
import { socialFixture } from "../testing/social-fixture.ts";

const { database } = await testDatabase();
const { browser, providers } = await socialFixture(database);

test("OP-14 the reply is the provider's URL with our state and return address; a cookie binds it to the browser", async () => {
  const shopper = browser();
  const started = await shopper.begin("google", { redirectUrl: "/shop-cart" });
  const url = new URL(started.data?.authorizationUrl ?? "");
  expect(url.host).toBe("google.test");
  expect(url.searchParams.get("redirect_uri")).toBe("http://shop.test/social/google/callback");
  expect(url.searchParams.get("state")).toMatch(/^[\w-]{43}$/);
  expect(shopper.jar.get("socialAttempt")).not.toContain(url.searchParams.get("state"));
});

test("S10 two attempts have different states", async () => {
  const stateOf = async () =>
    new URL((await browser().begin("google")).data?.authorizationUrl ?? "").searchParams.get("state");
  expect(await stateOf()).not.toBe(await stateOf());
});

test("a provider that does not answer is reported, and no cookie is set", async () => {
  providers.facebook.setAvailable(false);
  const shopper = browser();
  expect(await shopper.begin("facebook")).toMatchObject({ success: false, errorCode: "THIRD_UNAVAILABLE", data: null });
  expect(shopper.jar.size).toBe(0);
  providers.facebook.setAvailable(true);
});

test("an unknown provider is invalid input", async () => {
  const unknown = "myspace" as "google";
  expect(await browser().begin(unknown)).toMatchObject({ success: false, errorCode: "INVALID_INPUT" });
});
