import type { Locale } from "#kit/core/locale.ts";
import type { WhatsAppBody } from "../ports/whatsapp-sender.ts";
import type { EmailContent } from "./email-content.ts";
import type { ShopCard } from "./shop-card.ts";

/** Renders one kind of message for each channel. */
export type Template<Data> = {
  whatsapp(data: Data, shop: ShopCard, locale: Locale): WhatsAppBody;
  sms(data: Data, shop: ShopCard, locale: Locale): string;
  email(data: Data, shop: ShopCard, locale: Locale): EmailContent;
};
