import { type Locale, locales, type Texts } from "#kit/core/locale.ts";
import type { TextCondition, TextRole } from "../../contract/message-text.ts";

/** One text of a message as it is shipped; a merchant may change it. */
export type MessageText = {
  readonly role: TextRole;
  readonly texts: Texts;
  /** Where it is not always part of the message. */
  readonly when?: TextCondition;
};

/** The texts of a message by name, in the order of the message. Names are stored with changed texts and never renamed. */
export type TextSet<Name extends string = string> = Readonly<Record<Name, MessageText>>;

const inRole =
  (role: TextRole) =>
  (texts: Texts, when?: TextCondition): MessageText => ({ role, texts, ...(when ? { when } : {}) });

export const subject = inRole("subject");
export const heading = inRole("heading");
export const paragraph = inRole("paragraph");
export const button = inRole("button");
export const label = inRole("label");
/** The text of an SMS or of a WhatsApp message. */
export const short = inRole("short");

const inEveryLanguage = (write: (locale: Locale) => string): Texts =>
  Object.fromEntries(locales.map((locale) => [locale, write(locale)])) as Texts;

const textIn = (part: Texts | string, locale: Locale): string => (typeof part === "string" ? part : part[locale]);

/** Several texts as one. */
export const joined = (separator: string, ...parts: readonly (Texts | string)[]): Texts =>
  inEveryLanguage((locale) => parts.map((part) => textIn(part, locale)).join(separator));

/** The text with another one in place of a placeholder. */
export const inserted = (text: Texts, name: string, part: Texts): Texts =>
  inEveryLanguage((locale) => text[locale].replace(`{${name}}`, () => part[locale]));
