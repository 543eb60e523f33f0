import { expect, test } from "vitest";
import { testDatabase } from "#kit/testing/test-database.ts";
import { aMember } from "../testing/a-member.ts";
import { socialPerson } from "../testing/memory-provider.ts";
import { socialFixture } from "../testing/social-fixture.ts";

const { database } = await testDatabase();
const { newcomer, linksOf } = await socialFixture(database);
await aMember(database, "RANI", { mobile: "+6281299990001" });
await aMember(database, "DEWI", { mobile: "+6281299990002", social: { channel: "facebook", subject: "of-dewi" } });

test("SO-05 a member's number signs them in and links the account; a wrong code does not", async () => {
  const { shopper, send, verify } = await newcomer(socialPerson("facebook", { subject: "of-rani" }));
  await send("0812 9999 0001");
  expect(await verify("081299990001", "0000")).toMatchObject({ success: false, errorCode: "OTP_INVALID", data: null });
  expect(await linksOf("of-rani")).toEqual([]);
  expect(await verify("081299990001", "4711")).toMatchObject({
    success: true,
    data: { thirdExist: false, userCode: "RANI", redirectUrl: "/shop-cart", login: { userCode: "RANI" } },
  });
  expect(await shopper.whoAmI()).toBe("RANI");
  expect(await linksOf("of-rani")).toEqual(["RANI"]);
});

test("SO-04 another number continues with the sign-up form and gets tickets for number and account", async () => {
  const { send, verify } = await newcomer(
    socialPerson("facebook", { subject: "new", email: "nina@elsewhere.example" }),
  );
  await send("81277770001", { channel: "SMS" });
  expect(await verify("81277770001", "4711")).toMatchObject({
    success: true,
    data: {
      userCode: null,
      mobile: "+6281277770001",
      email: "nina@elsewhere.example",
      token: expect.stringMatching(/./),
      tokenSS: expect.stringMatching(/./),
      login: null,
    },
  });
  expect(await linksOf("new")).toEqual([]);
});

test("a member who has linked another account of the provider keeps it", async () => {
  const { send, verify } = await newcomer(socialPerson("facebook", { subject: "second-of-dewi" }));
  await send("81299990002");
  expect(await verify("81299990002", "4711")).toMatchObject({ success: false, errorCode: "THIRD_TAKEN" });
  expect(await linksOf("second-of-dewi")).toEqual([]);
});

test("a forged ticket is refused", async () => {
  const { send, verify } = await newcomer(socialPerson("facebook", { subject: "forged" }));
  await send("81277770003");
  expect(await verify("81277770003", "4711", "made.up")).toMatchObject({ errorCode: "REGISTRATION_TOKEN_EXPIRED" });
});
