import { describe, expect, test } from "vitest";
import { aClubMember } from "../testing/club-member-fixture.ts";
import { headingOf, problemsOf, ticketOf } from "../testing/read-form-page.ts";
import { shopOrigin, siteFixture } from "../testing/site-fixture.ts";

const site = await siteFixture();
const { database, clock, written } = site;
const minute = 60 * 1000;

describe("a PIN", () => {
  const post = (form: Record<string, string>) => site.post("/club/set-pin?lang=en-US", form);

  test("is set with the password, notifies the shop, and removes a lock", async () => {
    const { id, mobile } = await aClubMember(database, { password: "Klub-kita7", pin: "135790" });
    for (let tries = 0; tries < 3; tries += 1) await site.ask("clubCheckPin", { id, pin: "000000" });
    const wrong = await post({ step: "identify", mobile: mobile.slice(3), password: "wrong" });
    expect(problemsOf(wrong.html)).toEqual(["The number or the password is not right."]);
    const unknown = await post({ step: "identify", mobile: "87700099988", password: "wrong" });
    expect(problemsOf(unknown.html)).toEqual(problemsOf(wrong.html));
    const identified = await post({ step: "identify", mobile: mobile.slice(3), password: "Klub-kita7" });
    const ticket = ticketOf(identified.html);
    const refused: [string, string, string][] = [
      ["12345", "12345", "A PIN has exactly six digits"],
      ["123456", "123456", "This PIN is easy to guess. Please choose another."],
      ["777777", "777777", "This PIN is easy to guess. Please choose another."],
      ["246813", "246814", "The two PINs are not the same"],
    ];
    for (const [pin, rePin, sentence] of refused) {
      expect(problemsOf((await post({ step: "pin", ticket, pin, rePin })).html)).toEqual([sentence]);
    }
    const done = await post({ step: "pin", ticket, pin: "246813", rePin: "246813" });
    expect(headingOf(done.html)).toBe("Your PIN is set");
    expect(written.at(-1)).toEqual({ to: mobile, which: "pin" });
    expect(done.html).toContain(`data-shop="${shopOrigin}" data-tell="pin-set"`);
    expect(await site.ask("clubCheckPin", { id, pin: "246813" })).toEqual({ code: "200" });
    const again = await post({ step: "pin", ticket, pin: "864209", rePin: "864209" });
    expect(problemsOf(again.html)).toEqual(["This took too long, or was finished already. Please start again."]);
  });

  test("is refused with the same text and after the same number of attempts for an unknown number as for a member's", async () => {
    const { mobile } = await aClubMember(database, { password: "Klub-kita7" });
    const { mobile: guest } = await aClubMember(database, { status: "GUEST" });
    for (const number of [mobile, guest, "+628770012345"]) {
      const messages: unknown[] = [];
      for (let tries = 0; tries < 7; tries += 1) {
        messages.push(
          ...problemsOf((await post({ step: "identify", mobile: number.slice(3), password: "wrong" })).html),
        );
      }
      expect(messages).toEqual([
        ...Array(5).fill("The number or the password is not right."),
        ...Array(2).fill("Too many attempts. Please wait a while and try again."),
      ]);
    }
  });

  test("2B-02 is set with a code by phone and one by e-mail; a ticket for another purpose, an expired or a forged one is refused", async () => {
    const { id, mobile } = await aClubMember(database, { password: "Klub-kita7", email: "pin@club.example" });
    const national = mobile.slice(3);
    await post({ step: "identify", by: "code", mobile: national });
    const { code = "" } = written.at(-1) ?? {};
    // A code requested here is refused on the other page.
    const elsewhere = await site.post("/club/create-new-password", { step: "code", mobile: national, code });
    expect(ticketOf(elsewhere.html)).toBe("");
    const phone = ticketOf((await post({ step: "code", mobile: national, code })).html);
    const early = await post({ step: "pin", ticket: phone, pin: "246813", rePin: "246813" });
    expect(headingOf(early.html)).toBe("Set your PIN");
    const email = { step: "email", ticket: phone, code: written.at(-1)?.code ?? "" };
    const ticket = ticketOf((await post(email)).html);
    const set = (given: string) => post({ step: "pin", ticket: given, pin: "246813", rePin: "246813" });
    const [payload = ""] = ticket.split(".");
    for (const forged of ["", "x.y", `${payload}.${"0".repeat(64)}`, `${ticket}.x`]) {
      expect(headingOf((await set(forged)).html)).toBe("Set your PIN");
    }
    const asPassword = { step: "password", ticket, password: "Klub-baru8", rePassword: "Klub-baru8" };
    expect(headingOf((await site.post("/club/create-new-password?lang=en-US", asPassword)).html)).toBe(
      "Create a new password",
    );
    clock.advance(10 * minute);
    expect(headingOf((await set(ticket)).html)).toBe("Set your PIN");
    clock.set("2026-11-15T03:00:00Z");
    expect((await site.ask("clubAccount", { id }, "data { havePin }")).data.havePin).toBe(false);
    expect(headingOf((await set(ticket)).html)).toBe("Your PIN is set");
    expect((await site.ask("clubAccount", { id }, "data { havePin }")).data.havePin).toBe(true);
  });
});
