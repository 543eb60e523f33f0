import { maskedMobile } from "#kit/core/mobile-number.ts";
import { maskedEmail } from "#modules/identity/contract/email.ts";
import type { ChatContact } from "../contract/contact.ts";
import type { ChatMessage } from "./ports/live-chat.ts";

/** A message as the shopper's window shows it. Staff go by their first name. */
export const messageOnWire = ({ number, author, staffName, text, at }: ChatMessage) => ({
  number,
  author,
  name: staffName?.split(" ")[0] ?? null,
  text,
  at: at.toISOString(),
});

/** Enough for a shopper to recognise where they are answered. */
export const contactOnWire = ({ channel, to }: ChatContact): string =>
  channel === "EMAIL" ? maskedEmail(to) : maskedMobile(to);
