import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { sendCode, takeCode } from "../codes/codes.ts";
import { aClubMember } from "../testing/club-member-fixture.ts";
import { headingOf, problemsOf, ticketOf } from "../testing/read-form-page.ts";
import { siteFixture } from "../testing/site-fixture.ts";

const site = await siteFixture();
const { database, clock, written } = site;
const minute = 60 * 1000;

describe("a new password", () => {
  const post = (form: Record<string, string>) => site.post("/club/create-new-password?lang=en-US", form);

  test("2B-02 is chosen with the code that was sent to the number and the one that was sent to the mailbox, once", async () => {
    const member = await aClubMember(database, { password: "Klub-lama7", email: "owner@club.example" });
    const result = await post({ step: "number", mobile: member.mobile.slice(3) });
    expect(headingOf(result.html)).toBe("Enter the code");
    const { code = "" } = written.at(-1) ?? {};
    expect(written.at(-1)).toEqual({
      to: member.mobile,
      channel: "WHATSAPP",
      code: expect.stringMatching(/^\d{4}$/),
    });
    const wrong = await post({ step: "code", mobile: member.mobile.slice(3), code: code === "0000" ? "1111" : "0000" });
    expect(problemsOf(wrong.html)).toEqual(["The code is not right. Please check it."]);
    const half = await post({ step: "code", mobile: member.mobile.slice(3), code: `kode: ${code}` });
    expect(headingOf(half.html)).toBe("One more code");
    expect(half.html).toContain("we have also sent a code to o•••@club.example");
    const phone = ticketOf(half.html);
    // The phone alone opens nothing.
    const early = { step: "password", ticket: phone, password: "Klub-baru8", rePassword: "Klub-baru8" };
    expect(headingOf((await post(early)).html)).toBe("Create a new password");
    const { code: emailCode = "" } = written.at(-1) ?? {};
    expect(written.at(-1)).toEqual({ to: "owner@club.example", channel: "EMAIL", code: emailCode });
    const miss = await post({ step: "email", ticket: phone, code: emailCode === "0000" ? "1111" : "0000" });
    expect(problemsOf(miss.html)).toEqual(["The code is not right. Please check it."]);
    const chosen = await post({ step: "email", ticket: phone, code: emailCode });
    const ticket = ticketOf(chosen.html);
    const refused: [string, string, string][] = [
      ["", "", "Please enter your password"],
      ["short", "short", "The value must contain alphanumeric special characters And at least six"],
      ["Password1!", "Password1!", "This password is common or was leaked elsewhere. Please choose another."],
      ["Klub-baru8", "Klub-baru9", "The password you entered are not the same"],
    ];
    for (const [password, rePassword, sentence] of refused) {
      expect(problemsOf((await post({ step: "password", ticket, password, rePassword })).html)).toEqual([sentence]);
    }
    const replies = await Promise.all(
      ["Klub-baru8", "Klub-lain9"].map((password) =>
        post({ step: "password", ticket, password, rePassword: password }),
      ),
    );
    expect(replies.map(({ html }) => headingOf(html)).sort()).toEqual([
      "Create a new password",
      "Your password is new",
    ]);
    expect(written.at(-1)).toEqual({ to: "owner@club.example", which: "password" });
    const signIn = (password: string) => site.ask("clubCheckPassword", { mobile: member.mobile, password });
    expect(await signIn("Klub-lama7")).toEqual({ code: "WRONG_PASSWORD" });
    const codes = [await signIn("Klub-baru8"), await signIn("Klub-lain9")].map(({ code: reply }) => reply);
    expect(codes.sort()).toEqual(["200", "WRONG_PASSWORD"]);
    expect(headingOf((await post({ step: "code", mobile: member.mobile.slice(3), code })).html)).toBe("Enter the code");
  });

  test("2B-02 without a mailbox a second code a day later is the second proof", async () => {
    const { mobile } = await aClubMember(database, { password: "Klub-kita7" });
    const national = mobile.slice(3);
    const byCode = async () => {
      await post({ step: "number", mobile: national });
      return post({ step: "code", mobile: national, code: written.at(-1)?.code ?? "" });
    };
    const first = await byCode();
    expect([headingOf(first.html), ticketOf(first.html)]).toEqual(["Almost there", ""]);
    expect(first.html).toContain("hours left: 24");
    clock.advance(23 * 60 * minute);
    expect((await byCode()).html).toContain("hours left: 1)");
    clock.advance(60 * minute);
    const ticket = ticketOf((await byCode()).html);
    const done = await post({ step: "password", ticket, password: "Klub-baru8", rePassword: "Klub-baru8" });
    expect(headingOf(done.html)).toBe("Your password is new");
    clock.set("2026-11-15T03:00:00Z");
  });

  test("2B-02 ten wrong codes from another address lock that address, and not the member's", async () => {
    const { mobile } = await aClubMember(database, { password: "Klub-kita7", email: "locked@club.example" });
    const limits = { perReceiverHour: 50, perReceiverDay: 50, perAddressHour: 50 };
    const roomy = { ...site.siteDeps, codes: { ...site.siteDeps.codes, resendSeconds: 0, sends: limits } };
    const from = (address: string) => ({ receiver: mobile, purpose: "password" as const, address });
    const call = (address: string) => {
      clock.advance(1_000);
      return sendCode(roomy, { ...from(address), locale: "en-US", channel: "SMS" });
    };
    const outcomes: string[] = [];
    for (let code = 0; code < 3; code += 1) {
      await call("203.0.113.66");
      const wrong = written.at(-1)?.code === "0000" ? "1111" : "0000";
      for (let tries = 0; tries < 5; tries += 1) {
        const tried = await takeCode(roomy, { ...from("203.0.113.66"), code: wrong });
        outcomes.push(tried.ok ? "ok" : tried.error.code);
      }
    }
    expect(outcomes).toEqual([...Array(10).fill("OTP_INVALID"), ...Array(5).fill("OTP_TOO_MANY")]);
    await call("203.0.113.7");
    const right = await takeCode(roomy, { ...from("203.0.113.7"), code: written.at(-1)?.code ?? "" });
    expect(right.ok).toBe(true);
  });

  test("looks the same for an unknown number, and nothing is sent to it", async () => {
    const before = written.length;
    const result = await post({ step: "number", mobile: "87700011122" });
    expect(headingOf(result.html)).toBe("Enter the code");
    const tried = await post({ step: "code", mobile: "87700011122", code: "1234" });
    expect(problemsOf(tried.html)).toEqual(["The code is not right. Please check it."]);
    expect(written).toHaveLength(before);
  });

  test("codes are sent at most five times an hour and tried at most ten times a day, however many ask at once", async () => {
    const { mobile } = await aClubMember(database, { password: "Klub-kita7" });
    const before = written.length;
    const national = mobile.slice(3);
    await Promise.all(Array.from({ length: 10 }, () => post({ step: "number", mobile: national })));
    expect(written.length - before).toBe(1);
    const messages: (string | undefined)[] = [];
    for (let sends = 0; sends < 5; sends += 1) {
      clock.advance(minute + 1);
      await sql`delete from kit.rate_limit where key like 'club-site:%'`.execute(database.kysely);
      const code = written.at(-1)?.code === "1111" ? "2222" : "1111";
      const tries = await Promise.all(Array.from({ length: 4 }, () => post({ step: "code", mobile: national, code })));
      messages.push(...tries.flatMap(({ html }) => problemsOf(html)));
      await post({ step: "number", mobile: national });
    }
    expect(written.length - before).toBe(5);
    const count = (sentence: string) => messages.filter((text) => text === sentence).length;
    expect(count("The code is not right. Please check it.")).toBe(10);
    expect(count("Too many wrong codes. Please try again tomorrow.")).toBe(10);
    clock.set("2026-11-15T03:00:00Z");
  });

  test("can be sent by SMS sooner than by WhatsApp again", async () => {
    const { mobile } = await aClubMember(database, { password: "Klub-kita7", email: "sms@club.example" });
    const call = (channel?: string) =>
      post({ step: "number", mobile: mobile.slice(3), ...(channel ? { channel } : {}) });
    const waits = (html: string) =>
      [...html.matchAll(/value="(WHATSAPP|SMS)" data-wait="(\d+)"/g)].map(([, channel, wait]) => [
        channel,
        Number(wait),
      ]);
    const before = written.length;
    expect(waits((await call()).html)).toEqual([
      ["WHATSAPP", 60],
      ["SMS", 20],
    ]);
    await call("SMS");
    clock.advance(20_000);
    expect(waits((await call()).html)).toEqual([
      ["WHATSAPP", 40],
      ["SMS", 0],
    ]);
    const sms = await call("SMS");
    expect(sms.html).toContain("a code is on its way by SMS");
    expect(waits(sms.html)).toEqual([
      ["SMS", 60],
      ["WHATSAPP", 20],
    ]);
    expect(written.slice(before).map(({ channel }) => channel)).toEqual(["WHATSAPP", "SMS"]);
    const { code = "" } = written.at(-1) ?? {};
    const wrong = await post({ step: "code", mobile: mobile.slice(3), code: "x", channel: "SMS" });
    expect(wrong.html).toContain("a code is on its way by SMS");
    expect(ticketOf((await post({ step: "code", mobile: mobile.slice(3), code })).html)).not.toBe("");
    clock.set("2026-11-15T03:00:00Z");
  });

  test("keeps the input and names each error", async () => {
    const { html } = await post({ step: "number", mobile: "0712<b>" });
    expect(problemsOf(html)).toEqual(["Please input mobile number with 8 to 13 digits"]);
    expect(html).toContain('value="0712&lt;b&gt;"');
    expect(problemsOf((await post({ step: "number", mobile: "712345678" })).html)).toEqual(["Invalid phone number"]);
    expect(problemsOf((await post({ step: "number", mobile: "" })).html)).toEqual(["Please enter your mobile phone"]);
  });
});
