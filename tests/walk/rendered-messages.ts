import { type Locale, locales } from "#kit/core/locale.ts";
import type { MessageContent } from "#modules/notification/contract/message.ts";
import {
  renderEmailHtml,
  renderEmailText,
  type ShopCard,
  type Template,
  templates,
} from "#modules/notification/server/index.ts";
import { messageSamples } from "#modules/notification/server/samples/message-samples.ts";
import { linksOf } from "./inbox.ts";

export type RenderedMessage = { readonly name: string; readonly links: readonly string[] };

/** Every kind of message in every variant, on every channel and in every language, with the links a reader finds in it. */
export function renderedMessages(shop: ShopCard): RenderedMessage[] {
  return messageSamples.flatMap((content) =>
    locales.flatMap((locale) =>
      Object.entries(channelTexts(content, shop, locale)).map(([channel, message]) => ({
        name: `${content.kind} by ${channel} in ${locale}`,
        links: linksOf(message, shop.url),
      })),
    ),
  );
}

function channelTexts(content: MessageContent, shop: ShopCard, locale: Locale) {
  const template = templates[content.kind] as Template<unknown>;
  const email = template.email(content.data, shop, locale);
  const whatsapp = template.whatsapp(content.data, shop, locale);
  return {
    sms: { text: template.sms(content.data, shop, locale), html: null },
    email: { text: renderEmailText(email, shop), html: renderEmailHtml(email, shop, locale) },
    // Other kinds of WhatsApp bodies are templates that hold a code alone.
    whatsapp: { text: whatsapp.type === "text" ? whatsapp.text : "", html: null },
  };
}
