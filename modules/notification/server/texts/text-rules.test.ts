import fc from "fast-check";
import { expect, test } from "vitest";
import { locales } from "#kit/core/locale.ts";
import { channels } from "../../contract/channel.ts";
import { mostSmsSegments, smsSize } from "../../contract/sms-segments.ts";
import { escapeHtml } from "../templates/escape-html.ts";
import { renderEmailHtml } from "../templates/render-email-html.ts";
import type { Template } from "../templates/template.ts";
import { templates } from "../templates/templates.ts";
import { samplesOf, savedTextProblems, smsText } from "./check-texts.ts";
import { listedTemplates, placeholdersOf, textsOf } from "./listed-templates.ts";
import { rulesOf, textProblems } from "./text-rules.ts";

const shop = { name: "Bata & Bola", url: "https://shop.example:8443" };
const targets = listedTemplates.flatMap((template) =>
  template.channels.flatMap((channel) => locales.map((locale) => ({ template, channel, locale }))),
);
const textsIn = ({ template, channel, locale }: (typeof targets)[number]) =>
  Object.entries(textsOf(template, channel)).map(([name, text]) => ({
    name,
    shipped: text.texts[locale],
    rules: rulesOf(text, placeholdersOf(template), locale),
  }));
const email = (content: ReturnType<typeof samplesOf>[number], locale: (typeof locales)[number], changed: object) =>
  (templates[content.kind] as Template<unknown>).email(content.data, shop, locale, changed as Record<string, string>);

test("MX-02 every shipped text may be saved as it is, and every listed message has a sample", () => {
  expect(new Set(targets.map(({ channel }) => channel))).toEqual(new Set(channels));
  for (const target of targets) {
    const shipped = Object.fromEntries(textsIn(target).map((text) => [text.name, text.shipped]));
    expect([target.template.id, savedTextProblems(target, shipped, shop)]).toEqual([target.template.id, []]);
    expect(samplesOf(target.template).length).toBeGreaterThan(0);
  }
});

test("MX-02 every shipped SMS stays within the segments that are allowed", () => {
  for (const { template, locale } of targets.filter(({ channel }) => channel === "SMS"))
    for (const content of samplesOf(template))
      expect(smsSize(smsText(content, locale, shop, {})).segments).toBeLessThanOrEqual(mostSmsSegments);
});

test("MX-02 every placeholder a text may have is filled, in every text of every message", () => {
  for (const target of targets) {
    const changed = Object.fromEntries(
      textsIn(target).map(({ name, rules }) => [name, `§ ${rules.allowed.map((one) => `{${one}}`).join(" ")}`]),
    );
    for (const content of samplesOf(target.template)) {
      const rendered =
        target.channel === "EMAIL"
          ? JSON.stringify(email(content, target.locale, changed))
          : smsText(content, target.locale, shop, changed);
      expect(rendered).toContain("§");
      expect(rendered).not.toMatch(/\{\w+\}|undefined/);
    }
  }
});

test("MX-02 a text without what the message needs, with an unknown placeholder or with markup is refused", () => {
  const [code] = targets.filter(({ template, channel }) => template.id === "verificationCode" && channel === "SMS");
  if (!code) throw new Error("no such target");
  const problem = (text: string) => savedTextProblems(code, { text }, shop).map((one) => [one.problem, one.detail]);
  expect(problem("{code} is valid for {minutes}")).toEqual([]);
  expect(problem("Your code is valid for {minutes}")).toEqual([["missingPlaceholder", "{code}"]]);
  expect(problem("{code}")).toEqual([["missingPlaceholder", "{minutes}"]]);
  expect(problem("{code} {minutes} {order}")).toEqual([["unknownPlaceholder", "{order}"]]);
  expect(problem("{code} {minutes} {")).toEqual([["brace", undefined]]);
  expect(problem("{code} {minutes} <b>now</b>")).toEqual([["markup", undefined]]);
  expect(problem(" ")).toEqual([["required", undefined]]);
  expect(problem(`{code} {minutes} ${"ế".repeat(700)}`)).toEqual([["tooManySegments", "10"]]);
  expect(problem("x".repeat(1_001))).toEqual([["tooLong", "1000"]]);
  expect(problem("{code} {minutes} \u202Ereversed")).toEqual([["hidden", undefined]]);
  expect(savedTextProblems(code, { nothing: "text" }, shop)).toMatchObject([{ name: "nothing", problem: "unknown" }]);
});

test("MX-02 a code or a link cannot be added to a subject, and a subject has one line", () => {
  const subject = { role: "subject", texts: { "en-US": "Hi", "id-ID": "Hi", "vi-VN": "Hi", "zh-CN": "Hi" } } as const;
  const rules = rulesOf(subject, ["shop", "code", "link", "answers"], "en-US");
  expect(rules.allowed).toEqual(["shop"]);
  expect(textProblems(rules, "Hi\r\nBcc: everyone@example.com")).toEqual([{ problem: "oneLine" }]);
  expect(textProblems(rules, "Hi\u2028Bcc: x")).toEqual([{ problem: "hidden" }]);
});

const hostile = fc.oneof(
  fc.string({ maxLength: 60 }),
  fc.constantFrom("<script>", `"><img src=x onerror=1>`, "\r\nBcc: a@b.c", "*{shop}*", "_x_", "</td>", "javascript:1"),
);

test("MX-02 whatever text is accepted, the e-mail gets no element and the subject no line of its own", () => {
  const target = targets.find(({ template, channel }) => template.id === "orderChanged.sent" && channel === "EMAIL");
  const [content] = target ? samplesOf(target.template) : [];
  if (!target || !content) throw new Error("no such target");
  const tags = (html: string) => (html.match(/<[^>]*>/g) ?? []).filter((tag) => !/^<\/?(strong|em)>$|^<br>$/.test(tag));
  const shipped = tags(renderEmailHtml(email(content, "en-US", {}), shop, "en-US"));
  fc.assert(
    fc.property(hostile, hostile, (first, second) => {
      const changed = { subject: first, heading: first, about: `{order} ${first} ${second}`, button: second };
      const refused = new Set(savedTextProblems(target, changed, shop).map(({ name }) => name));
      const accepted = Object.fromEntries(Object.entries(changed).filter(([name]) => !refused.has(name)));
      const message = email(content, "en-US", accepted);
      expect(message.subject).not.toMatch(/[\r\n\u2028\u2029]/);
      expect(tags(renderEmailHtml(message, shop, "en-US"))).toEqual(shipped);
    }),
  );
});

test("MX-02 a value is never read as formatting or as a placeholder", () => {
  const data = { productName: "*Bola* {link} <b>", choice: "", path: "/p" };
  const message = templates.backInStock.email(data, shop, "en-US", { news: "*Now:* {product}" });
  const html = renderEmailHtml(message, shop, "en-US");
  expect(html).toContain(`<strong>Now:</strong> ${escapeHtml("*Bola* {link} <b>")}`);
});
