import type { Locale } from "#kit/core/locale.ts";
import type { WhatsAppBody, WhatsAppMessage } from "#modules/notification/server/ports/whatsapp-sender.ts";

/** The vendor's language codes. */
const languageCode: Readonly<Record<Locale, string>> = {
  "en-US": "en_US",
  "id-ID": "id",
  "vi-VN": "vi",
  "zh-CN": "zh_CN",
};

/** Request body of one message for the Cloud API. */
export function messageBody(message: WhatsAppMessage) {
  return {
    messaging_product: "whatsapp",
    recipient_type: "individual",
    // The API expects the number with its country code, digits only.
    to: message.to.replace(/\D/g, ""),
    // Returned in the vendor's delivery webhooks; the only field that can carry our key.
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
        // The vendor stores a copy-code button as a URL button, so it is filled in as one.
        ...(body.isReadOut ? [] : [{ type: "button", sub_type: "url", index: "0", parameters: code }]),
      ],
    },
  };
}
