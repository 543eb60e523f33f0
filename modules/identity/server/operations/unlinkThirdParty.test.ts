import { expect, test } from "vitest";
import { testDatabase } from "#kit/testing/test-database.ts";
import { aMember } from "../testing/a-member.ts";
import type { Reply } from "../testing/social-browser.ts";
import { socialFixture } from "../testing/social-fixture.ts";

const { database } = await testDatabase();
const { browser, linksOf, post } = await socialFixture(database);
const text = "success errorCode message data { thirdChannel }";
const unlink = (shopper: ReturnType<typeof browser>, thirdChannel: string) =>
  shopper.call<Reply<{ thirdChannel: string }>>("unlinkThirdParty", "UnlinkThirdPartyInput", text, { thirdChannel });

test("SO-06 S11 a member with another sign-in method unlinks an account after one confirmation each", async () => {
  await aMember(database, "ANI", { mobile: "+6281299990009", social: { channel: "google", subject: "of-ani" } });
  const shopper = browser();
  await shopper.as("ANI");
  expect(await unlink(shopper, "google")).toMatchObject({ success: false, errorCode: "CONFIRM_FIRST" });
  expect(await linksOf("of-ani")).toEqual(["ANI"]);
  await shopper.confirm();
  expect(await unlink(shopper, "google")).toMatchObject({ success: true, data: { thirdChannel: "google" } });
  expect(await linksOf("of-ani")).toEqual([]);
  expect(await unlink(shopper, "google")).toMatchObject({ errorCode: "CONFIRM_FIRST" });
});

test("the only sign-in method is not unlinked", async () => {
  await aMember(database, "BUDI", { social: { channel: "google", subject: "of-budi" } });
  const shopper = browser();
  await shopper.as("BUDI");
  await shopper.confirm();
  expect(await unlink(shopper, "google")).toMatchObject({ success: false, errorCode: "ONLY_WAY_IN" });
  expect(await linksOf("of-budi")).toEqual(["BUDI"]);
});

test("a caller without a session is refused", async () => {
  const { body } = await post(`mutation unlinkThirdParty {
    unlinkThirdParty(input: { thirdChannel: "google" }) { success } }`);
  expect(body.errors?.[0]?.extensions.code).toBe("0002");
});
