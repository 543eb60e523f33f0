import type { Message, MessageContent, MessageData, MessageKind } from "../contract/message.ts";
import type { SendResult } from "./ports/send-result.ts";
import type { Senders } from "./senders.ts";
import { emailPictures } from "./templates/email-pictures.ts";
import { renderEmailHtml } from "./templates/render-email-html.ts";
import { renderEmailText } from "./templates/render-email-text.ts";
import type { ShopCard } from "./templates/shop-card.ts";
import type { Template } from "./templates/template.ts";
import { templates } from "./templates/templates.ts";
import type { ChangedTexts } from "./templates/words.ts";

/** Renders the message in the receiver's language, with the texts a merchant has changed, and passes it to the sender of its channel. */
export function sendByChannel(
  key: string,
  message: Message,
  shop: ShopCard,
  senders: Senders,
  changed: ChangedTexts = {},
): Promise<SendResult> {
  const { to, locale } = message;
  const { template, data } = templateOf(message.content);
  switch (message.channel) {
    case "WHATSAPP":
      return senders.whatsapp.send({ key, to, locale, body: template.whatsapp(data, shop, locale, changed) });
    case "SMS":
      return senders.sms.send({ key, to, text: template.sms(data, shop, locale, changed) });
    case "EMAIL": {
      const content = template.email(data, shop, locale, changed);
      const { subject, unsubscribe } = content;
      const [text, html] = [renderEmailText(content, shop), renderEmailHtml(content, shop, locale)];
      const unsubscribeHeader = unsubscribe ? { unsubscribeUrl: unsubscribe.url } : {};
      const pictures = emailPictures(content);
      return senders.email.send({
        key,
        to,
        subject: message.draft ? `[Test] ${subject}` : subject,
        text,
        html,
        ...unsubscribeHeader,
        ...(content.replyTo === undefined ? {} : { replyTo: content.replyTo }),
        ...(pictures.length > 0 ? { pictures } : {}),
      });
    }
  }
}

/** The cast is safe: a kind's template accepts that kind's data, which TypeScript cannot express for a variable kind. */
function templateOf(content: MessageContent) {
  const template = templates[content.kind] as Template<MessageData[MessageKind]>;
  return { template, data: content.data };
}
