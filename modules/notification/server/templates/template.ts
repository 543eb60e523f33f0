import type { Locale } from "#kit/core/locale.ts";
import type { PlaceholderName } from "../../contract/placeholders.ts";
import type { WhatsAppBody } from "../ports/whatsapp-sender.ts";
import type { EmailContent } from "./email-content.ts";
import type { TextSet } from "./message-text.ts";
import type { ShopCard } from "./shop-card.ts";
import { type ChangedTexts, type Facts, type Words, wordsOf } from "./words.ts";

/** The shipped texts of a message: those of its e-mail, and those of an SMS or a WhatsApp message. */
type TemplateTexts<Email extends string = string, Short extends string = string> = {
  readonly email: TextSet<Email>;
  readonly short: TextSet<Short>;
};

/** Renders one kind of message for each channel, with the shipped texts where none were changed. */
export type Template<Data> = {
  /** By variant; "" where a kind has one. */
  readonly variants: Readonly<Record<string, TemplateTexts>>;
  /** Placeholders every text of the message may have. */
  readonly placeholders: readonly PlaceholderName[];
  /** WhatsApp sends a template that the vendor has approved: its text cannot be changed here. */
  readonly isWhatsAppFixed: boolean;
  variantOf(data: Data): string;
  /** Whether messages of this variant never have this text. */
  leavesOut(variant: string, name: string): boolean;
  whatsapp(data: Data, shop: ShopCard, locale: Locale, changed?: ChangedTexts): WhatsAppBody;
  sms(data: Data, shop: ShopCard, locale: Locale, changed?: ChangedTexts): string;
  email(data: Data, shop: ShopCard, locale: Locale, changed?: ChangedTexts): EmailContent;
};

type Setting = { readonly shop: ShopCard; readonly locale: Locale };

type TemplateParts<
  Data,
  Email extends string,
  Short extends string,
  Variant extends string,
  Name extends PlaceholderName,
> = {
  readonly variants: Readonly<Record<Variant, TemplateTexts<Email, Short>>>;
  readonly variantOf: (data: Data) => Variant;
  readonly leavesOut?: (variant: Variant, name: string) => boolean;
  readonly placeholders: readonly Name[];
  /** The values of the placeholders. */
  readonly facts: (data: Data, setting: Setting) => Readonly<Record<Name, string>> & Facts;
  readonly email: (data: Data, words: Words<Email>, setting: Setting) => EmailContent;
  readonly short: (data: Data, words: Words<Short>, setting: Setting) => string;
  readonly whatsappTemplate?: (data: Data) => WhatsAppBody;
};

/** Makes the template of a kind; the data's type comes first, the names of texts and placeholders are inferred. */
export const templateFor =
  <Data>() =>
  <Email extends string, Short extends string, Variant extends string, Name extends PlaceholderName>(
    parts: TemplateParts<Data, Email, Short, Variant, Name>,
  ): Template<Data> => {
    const { variants, variantOf, leavesOut = () => false, placeholders, facts, email, short, whatsappTemplate } = parts;
    const shortText = (data: Data, shop: ShopCard, locale: Locale, changed: ChangedTexts = {}): string => {
      const setting = { shop, locale };
      return short(data, wordsOf(variants[variantOf(data)].short, facts(data, setting), locale, changed), setting);
    };
    return {
      variants,
      placeholders,
      variantOf,
      leavesOut: (variant, name) => leavesOut(variant as Variant, name),
      isWhatsAppFixed: whatsappTemplate !== undefined,
      sms: shortText,
      whatsapp: (data, shop, locale, changed) =>
        whatsappTemplate?.(data) ?? { type: "text", text: shortText(data, shop, locale, changed) },
      email(data, shop, locale, changed = {}) {
        const setting = { shop, locale };
        const words = wordsOf(variants[variantOf(data)].email, facts(data, setting), locale, changed);
        return email(data, words, setting);
      },
    };
  };
