import type { Locale } from "#kit/core/locale.ts";
import type { WhatsAppBody } from "../ports/whatsapp-sender.ts";
import type { Letter } from "./letter.ts";
import type { ShopCard } from "./shop-card.ts";

/** How one kind of message reads on each channel. */
export type Template<Data> = {
  whatsapp(data: Data, shop: ShopCard, locale: Locale): WhatsAppBody;
  sms(data: Data, shop: ShopCard, locale: Locale): string;
  email(data: Data, shop: ShopCard, locale: Locale): Letter;
};
