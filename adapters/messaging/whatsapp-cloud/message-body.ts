import type { Locale } from "#kit/core/locale.ts";
import type { WhatsAppBody, WhatsAppMessage } from "#modules/notification/server/ports/whatsapp-sender.ts";

/** The vendor's names of our languages. */
const languageCode: Readonly<Record<Locale, string>> = {
  "en-US": "en_US",
  "id-ID": "id",
  "vi-VN": "vi",
  "zh-CN": "zh_CN",
};

/** The JSON of one message as the Cloud API reads it. */
export function messageBody(message: WhatsAppMessage) {
  return {
    messaging_product: "whatsapp",
    recipient_type: "individual",
    // The API wants the number with its country code and without signs.
    to: message.to.replace(/\D/g, ""),
    // Comes back in the vendor's delivery notices; it is the only field that can carry our key.
    biz_opaque_callback_data: message.key,
    ...typedPart(message.body, message.locale),
  };
}

function typedPart(body: WhatsAppBody, locale: Locale) {
  if (body.type === "text") return { type: "text", text: { preview_url: false, body: body.text } };
  const code = [{ type: "text", text: body.code }];
  return {
    type: "template",
    template: {
      name: body.template,
      language: { code: languageCode[locale] },
      components: [
        { type: "body", parameters: code },
        // A copy-code button is stored by the vendor as a URL button, and is filled in as one.
        { type: "button", sub_type: "url", index: "0", parameters: code },
      ],
    },
  };
}
