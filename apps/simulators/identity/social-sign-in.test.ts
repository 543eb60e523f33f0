import { sql } from "kysely";
import { beforeEach, describe, expect, test } from "vitest";
import { aMember } from "#modules/identity/server/testing/a-member.ts";
import { type Reply, type Third, thirdFields } from "#modules/identity/server/testing/social-browser.ts";
import { ranisMobile as mobile, socialFixture } from "../testing/social-fixture.ts";

const { database, browser, linksOf, forgetLinks, messageCount } = await socialFixture();
beforeEach(forgetLinks);

describe("the four ends of a social sign-in", () => {
  test.each([
    ["google", "demo-google-gita", "GITA"],
    ["facebook", "demo-facebook-fajar", "FAJAR"],
  ] as const)(
    "SO-03 SO-07 RO-05 EN-18 a linked %s account signs its member in: thirdExist is true",
    async (channel, who, userCode) => {
      const shopper = browser();
      await shopper.guest();
      const reply = await shopper.signIn(channel, { who }, { redirectUrl: "/plp/SHOES?sort=new", wishlist: "LKH1001" });
      expect(reply).toEqual({
        success: true,
        errorCode: null,
        message: null,
        data: {
          thirdExist: true,
          userCode,
          mobile: null,
          thirdId: who,
          firstName: userCode,
          lastName: "Lestari",
          email: `${userCode.toLowerCase()}@mail.example`,
          gender: null,
          birthDate: null,
          redirectUrl: "/plp/SHOES?sort=new",
          wishlist: "LKH1001",
          tokenSS: null,
          token: null,
          login: { userCode, userAuthToken: expect.stringMatching(/./), userType: "MEMBER" },
        },
      });
      expect(await shopper.whoAmI()).toBe(userCode);
      expect(shopper.jar.has("socialAttempt")).toBe(false);
    },
  );

  test("OP-14 SO-04 an unknown person is reported as new and gets a token for the next step instead of a session", async () => {
    const shopper = browser();
    const reply = await shopper.signIn("facebook", { who: "demo-facebook-nina" });
    expect(reply).toMatchObject({
      success: false,
      errorCode: "NEW_MEMBER",
      message: "New member detected",
      data: {
        thirdExist: false,
        userCode: null,
        email: "nina@elsewhere.example",
        firstName: "Nina",
        gender: "FEMALE",
        birthDate: "19940209",
        thirdId: expect.stringMatching(/./),
        tokenSS: expect.stringMatching(/./),
        login: null,
      },
    });
    expect(await shopper.whoAmI()).toBe("nobody");
  });

  test("SO-05 a member links the account: thirdExist is false, and true at the next sign-in", async () => {
    const shopper = browser();
    await shopper.as("ANDI");
    await shopper.confirm();
    const before = await messageCount();
    const out = await shopper.out("google", { who: "demo-google-andi" }, { pageType: "account" });
    const reply = await shopper.end("google", out, { pageType: "account" });
    expect(await messageCount()).toBe(before + 1);
    expect(reply).toMatchObject({ success: true, data: { thirdExist: false, userCode: "ANDI" } });
    expect(await linksOf("demo-google-andi")).toEqual(["ANDI"]);
    const later = await browser().signIn("google", { who: "demo-google-andi" });
    expect(later).toMatchObject({ success: true, data: { thirdExist: true, userCode: "ANDI" } });
  });

  test("S11 linking requires a recent proof of identity", async () => {
    const shopper = browser();
    await shopper.as("ANDI");
    const out = await shopper.out("google", { who: "demo-google-andi" }, { pageType: "account" });
    expect(await shopper.end("google", out, { pageType: "account" })).toMatchObject({ errorCode: "CONFIRM_FIRST" });
    expect(await linksOf("demo-google-andi")).toEqual([]);
  });

  test("SO-06 ER-16 TR-18 a member's e-mail address without a link neither signs in nor links, and is reported", async () => {
    const shopper = browser();
    const reply = await shopper.signIn("google", { who: "demo-google-andi" });
    expect(reply).toMatchObject({
      success: false,
      errorCode: "THIRD_NOT_LINKED",
      message: "This Google account is registered and cannot be linked without logging in first.",
      data: { thirdExist: false, userCode: null, tokenSS: null, login: null },
    });
    expect(await shopper.whoAmI()).toBe("nobody");
    expect(await linksOf("demo-google-andi")).toEqual([]);
  });

  test("S10 an unverified e-mail address is not looked up: its owner is new", async () => {
    const reply = await browser().signIn("google", { who: "demo-google-nobody" });
    expect(reply).toMatchObject({ errorCode: "NEW_MEMBER", data: { userCode: null } });
    expect(await linksOf("demo-google-nobody")).toEqual([]);
  });

  test("a blocked member cannot sign in with a social account", async () => {
    await aMember(database, "BLOCKED", { social: { channel: "google", subject: "demo-google-bima" } });
    await sql`update identity.member set status = 'BLOCKED' where user_code = 'BLOCKED'`.execute(database.kysely);
    const shopper = browser();
    expect(await shopper.signIn("google", { who: "demo-google-bima" })).toMatchObject({
      success: false,
      errorCode: "ACCOUNT_BLOCKED",
    });
    expect(await shopper.whoAmI()).toBe("nobody");
  });
});

describe("a new person proves a mobile number", () => {
  const newcomer = async () => {
    const shopper = browser();
    await shopper.guest();
    const reply = await shopper.signIn("facebook", { who: "demo-facebook-nina" }, { redirectUrl: "/shop-cart" });
    const tokenSS = reply.data?.tokenSS ?? "";
    const send = (number: string, channel = "WHATSAPP", token = tokenSS) =>
      shopper.call<Reply<{ timeRemaining: number }>>(
        "sendThirdPartyOtp",
        "SendThirdPartyOtpInput",
        "success errorCode message data { timeRemaining }",
        { tokenSS: token, mobile: number, channel },
      );
    const verify = (number: string, verificationCode: string, token = tokenSS) =>
      shopper.call<Reply<Third>>("verifyThirdPartyOtp", "VerifyThirdPartyOtpInput", thirdFields, {
        tokenSS: token,
        mobile: number,
        verificationCode,
      });
    return { shopper, send, verify };
  };

  test("a member's number signs them in and links the account: thirdExist false with a userCode", async () => {
    const { shopper, send, verify } = await newcomer();
    expect(await send("0812 9999 0001")).toMatchObject({ success: true, data: { timeRemaining: 60_000 } });
    const wrong = await verify(mobile, "0000");
    expect(wrong).toMatchObject({ success: false, errorCode: "OTP_INVALID", data: null });
    expect(await shopper.whoAmI()).not.toBe("RANI");
    const right = await verify(mobile, "4711");
    expect(right).toMatchObject({
      success: true,
      data: { thirdExist: false, userCode: "RANI", redirectUrl: "/shop-cart", login: { userCode: "RANI" } },
    });
    expect(await shopper.whoAmI()).toBe("RANI");
    expect(await linksOf("demo-facebook-nina")).toEqual(["RANI"]);
  });

  test("any other number continues with the sign-up form, with the provider's data and two tokens", async () => {
    const { shopper, send, verify } = await newcomer();
    await send("81277770001", "SMS");
    const reply = await verify("81277770001", "4711");
    expect(reply).toMatchObject({
      success: true,
      data: {
        thirdExist: false,
        userCode: null,
        mobile: "+6281277770001",
        email: "nina@elsewhere.example",
        token: expect.stringMatching(/./),
        tokenSS: expect.stringMatching(/./),
        login: null,
      },
    });
    expect(await linksOf("demo-facebook-nina")).toEqual([]);
    expect(await shopper.whoAmI()).not.toBe("nobody");
  });

  test("without a token of ours no code is sent and none is taken", async () => {
    const { send, verify } = await newcomer();
    expect(await send(mobile, "SMS", "made.up")).toMatchObject({ errorCode: "REGISTRATION_TOKEN_EXPIRED" });
    expect(await verify(mobile, "4711", "made.up")).toMatchObject({ errorCode: "REGISTRATION_TOKEN_EXPIRED" });
  });

  test("VA-38 the server refuses an invalid number with the form's text", async () => {
    const { send } = await newcomer();
    expect(await send("2112345678")).toMatchObject({ success: false, message: "Invalid phone number" });
  });

  test("a member with another account of this provider keeps it: the new one does not replace it", async () => {
    await sql`insert into identity.social_account (channel, subject, user_code)
      values ('facebook', 'another-of-rani', 'RANI')`.execute(database.kysely);
    const { send, verify } = await newcomer();
    await send(mobile);
    expect(await verify(mobile, "4711")).toMatchObject({ success: false, errorCode: "THIRD_TAKEN" });
    expect(await linksOf("demo-facebook-nina")).toEqual([]);
  });
});

describe("taking an account elsewhere away again", () => {
  const unlink = (shopper: ReturnType<typeof browser>, thirdChannel: string) =>
    shopper.call<Reply<{ thirdChannel: string }>>(
      "unlinkThirdParty",
      "UnlinkThirdPartyInput",
      "success errorCode message data { thirdChannel }",
      { thirdChannel },
    );

  test("works for a member with another way to sign in", async () => {
    await aMember(database, "HAS-PHONE", {
      mobile: "+6281299990009",
      social: { channel: "google", subject: "of-has-phone" },
    });
    const shopper = browser();
    await shopper.as("HAS-PHONE");
    expect(await unlink(shopper, "google")).toMatchObject({ success: false, errorCode: "CONFIRM_FIRST" });
    await shopper.confirm();
    expect(await unlink(shopper, "google")).toMatchObject({ success: true, data: { thirdChannel: "google" } });
    expect(await linksOf("of-has-phone")).toEqual([]);
    expect(await unlink(shopper, "google")).toMatchObject({ errorCode: "CONFIRM_FIRST" });
  });

  test("is refused for the only way to sign in, and leaves other members' accounts alone", async () => {
    await aMember(database, "HAS-NOTHING", { social: { channel: "google", subject: "of-has-nothing" } });
    const shopper = browser();
    await shopper.as("HAS-NOTHING");
    await shopper.confirm();
    expect(await unlink(shopper, "google")).toMatchObject({ success: false, errorCode: "ONLY_WAY_IN" });
    await shopper.confirm();
    expect(await unlink(shopper, "facebook")).toMatchObject({ success: true });
    expect(await linksOf("of-has-nothing")).toEqual(["HAS-NOTHING"]);
    expect(await linksOf("demo-google-gita")).toEqual(["GITA"]);
  });
});
