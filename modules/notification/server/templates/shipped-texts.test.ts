import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { locales } from "#kit/core/locale.ts";
import type { MessageContent, MessageData } from "../../contract/message.ts";
import { messageSamples } from "../samples/message-samples.ts";
import { renderEmailHtml } from "./render-email-html.ts";
import { renderEmailText } from "./render-email-text.ts";
import { templates } from "./templates.ts";

const shop = { name: "Bata & Bola", url: "https://shop.example:8443" };
const digest = (value: unknown): string =>
  createHash("sha256").update(JSON.stringify(value)).digest("hex").slice(0, 16);

/** A digest of the whole message on each channel. */
function digests(content: MessageContent, locale: (typeof locales)[number]): string[] {
  const template = templates[content.kind] as (typeof templates)["verificationCode"];
  const data = content.data as MessageData["verificationCode"];
  const email = template.email(data, shop, locale);
  const { subject, replyTo, unsubscribe } = email;
  const parts = [subject, replyTo, unsubscribe, renderEmailText(email, shop), renderEmailHtml(email, shop, locale)];
  return [
    `WHATSAPP ${digest(template.whatsapp(data, shop, locale))}`,
    `SMS ${digest(template.sms(data, shop, locale))}`,
    `EMAIL ${digest(parts)}`,
  ];
}

// After a shipped text has changed on purpose, `npx vitest run --update` on this file writes the new digests.
test("every sample is rendered as shipped on every channel in every language while no text is changed", async () => {
  const lines = messageSamples.flatMap((content, index) =>
    locales.map((locale) => `${content.kind} ${index} ${locale} ${digests(content, locale).join(" ")}`),
  );
  expect(lines.length).toBeGreaterThan(200);
  await expect(`${lines.join("\n")}\n`).toMatchFileSnapshot("../testing/shipped-texts.txt");
});
