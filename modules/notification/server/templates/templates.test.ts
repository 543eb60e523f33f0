import { describe, expect, test } from "vitest";
import { locales } from "#kit/core/locale.ts";
import { type MessageContent, type MessageData, messageKinds } from "../../contract/message.ts";
import { messageSamples } from "../samples/message-samples.ts";
import { escapeHtml } from "./escape-html.ts";
import { fill } from "./fill.ts";
import { minutes } from "./minutes.ts";
import { newsletterWelcome } from "./newsletter-welcome.ts";
import { orderReceived } from "./order-received.ts";
import { renderEmailHtml } from "./render-email-html.ts";
import { renderEmailText } from "./render-email-text.ts";
import type { ShopCard } from "./shop-card.ts";
import { templates } from "./templates.ts";
import { verificationCode } from "./verification-code.ts";

const shop = { name: "Bata & Bola", url: "https://shop.example:8443" };
const code = { code: "0482", validForMinutes: 5 };
/** All texts of a message, on all channels. */
function wordsOf(content: MessageContent, locale: (typeof locales)[number]): string[] {
  const template = templates[content.kind] as (typeof templates)["verificationCode"];
  const data = content.data as MessageData["verificationCode"];
  const email = template.email(data, shop, locale);
  const whatsapp = template.whatsapp(data, shop, locale);
  return [
    template.sms(data, shop, locale),
    email.subject,
    renderEmailText(email, shop),
    renderEmailHtml(email, shop, locale),
    ...(whatsapp.type === "text" ? [whatsapp.text] : []),
  ];
}

describe.each(messageSamples)("the $kind message $data.event", (content) => {
  test("is translated into all four languages, with every placeholder filled", () => {
    const texts = locales.map((locale) => wordsOf(content, locale));
    for (const [index] of texts[0]?.entries() ?? []) {
      expect(new Set(texts.map((text) => text[index])).size).toBe(locales.length);
    }
    expect(texts.flat().filter((text) => /\{\w+\}|undefined/.test(text))).toEqual([]);
  });

  test("names its language in the HTML part", () => {
    expect(wordsOf(content, "vi-VN")[3]).toContain('<html lang="vi-VN">');
  });
});

test("the invitation of staff leads to the back office, on its own host where it has one", () => {
  const data = { email: "ani@shop.example", name: "Ani", code: "K4", hours: 48 };
  const linkIn = (card: ShopCard) => /https:\S+/.exec(templates.staffInvited.sms(data, card, "en-US"))?.[0];
  const path = "/admin/welcome#email=ani%40shop.example&code=K4";
  expect(linkIn(shop)).toBe(`https://shop.example:8443${path}`);
  expect(linkIn({ ...shop, adminUrl: "https://admin.shop.example" })).toBe(`https://admin.shop.example${path}`);
});

test("every kind of message has a template and a sample", () => {
  expect(Object.keys(templates).toSorted()).toEqual([...messageKinds].toSorted());
  expect([...new Set(messageSamples.map(({ kind }) => kind))].toSorted()).toEqual([...messageKinds].toSorted());
});

test("a code by SMS ends with the line that binds it to the shop's host", () => {
  expect(verificationCode.sms(code, shop, "en-US")).toBe(
    "0482 is your Bata & Bola code. It is valid for 5 minutes. Do not give it to anyone.\n\n@shop.example #0482",
  );
  for (const locale of locales) {
    expect(verificationCode.sms(code, shop, locale).split("\n").at(-1)).toBe("@shop.example #0482");
  }
});

test("a code by WhatsApp uses the template approved for its validity", () => {
  expect(verificationCode.whatsapp({ code: "0482", validForMinutes: 10 }, shop, "id-ID")).toEqual({
    type: "codeTemplate",
    template: "verification_code_10m",
    code: "0482",
  });
});

test("a code to be read out to staff says what it allows and that it does not sign in, by a template of its own without a button", () => {
  expect(templates.clubCode.sms({ code: "0482", action: "unlink" }, shop, "en-US")).toBe(
    "0482 is your code for Bata & Bola staff to unlink your club account. It does not sign in. Tell it only to the colleague you are talking to.",
  );
  expect(templates.clubCode.whatsapp({ code: "0482", action: "link" }, shop, "id-ID")).toEqual({
    type: "codeTemplate",
    template: "club_link_code",
    code: "0482",
    isReadOut: true,
  });
});

test("a code by e-mail is alone on a line of the text, and not in the subject", () => {
  const email = verificationCode.email(code, shop, "id-ID");
  expect(email.subject).toBe("Kode verifikasi Bata & Bola Anda");
  expect(renderEmailText(email, shop)).toBe(
    [
      "Kode verifikasi Anda",
      "Masukkan kode ini di halaman tempat Anda memintanya:",
      "0482",
      "Kode ini berlaku selama 5 menit. Jika Anda tidak memintanya, abaikan saja email ini.",
      "Bata & Bola\nhttps://shop.example:8443\n",
    ].join("\n\n"),
  );
});

test("values in an e-mail are escaped", () => {
  const hostile = `<img src=x onerror="alert('1')">&`;
  const html = renderEmailHtml(
    {
      subject: hostile,
      heading: hostile,
      blocks: [
        { type: "paragraph", text: hostile },
        { type: "code", code: hostile },
        { type: "qr", text: hostile, label: hostile },
        { type: "button", label: hostile, url: hostile },
        { type: "subheading", text: hostile },
        { type: "table", rows: [{ name: hostile, detail: hostile, value: hostile }] },
        { type: "link", label: hostile, url: hostile },
      ],
      unsubscribe: { label: hostile, url: hostile },
    },
    { name: hostile, url: hostile },
    "en-US",
  );
  expect(html).not.toContain("<img src=x");
  // title, heading, name, paragraph, code, what a picture shows, a subheading, three cells, three labels, and five addresses
  expect(html.split(escapeHtml(hostile))).toHaveLength(1 + 18);
});

test("an e-mail with an unsubscribe link has it in both parts and in the header", () => {
  const email = newsletterWelcome.email({ unsubscribeToken: "abc.def" }, shop, "id-ID");
  const url = "https://shop.example:8443/newsletter/unsubscribe?token=abc.def";
  expect(email.unsubscribe).toEqual({ label: "Berhenti berlangganan", url });
  expect(renderEmailText(email, shop)).toContain(`\n\nBerhenti berlangganan: ${url}\n\n`);
  expect(renderEmailHtml(email, shop, "id-ID")).toContain(`<a href="${url}"`);
});

test("1A-07 the e-mail of an order warns about its links only where they need no sign-in", () => {
  const warns = (path: string) => {
    const email = orderReceived.email({ orderCode: "BB2222222222", totalAmount: 1_000, path }, shop, "en-US");
    return renderEmailText(email, shop).includes("meant for you alone");
  };
  expect(warns("/order/detail/BB2222222222?key=tq7aw4.a7a71f4d")).toBe(true);
  expect(warns("/account/order/detail/BB2222222222")).toBe(false);
});

test("a placeholder without a value throws", () => {
  expect(() => fill("Hello {name}", { nam: "Sari" })).toThrow('the text "Hello {name}" needs a value for "name"');
});

test("minutes have a singular in English", () => {
  expect([1, 5].map((count) => minutes(count, "en-US"))).toEqual(["1 minute", "5 minutes"]);
  expect([1, 5].map((count) => minutes(count, "zh-CN"))).toEqual(["1 分钟", "5 分钟"]);
});
