import { maskedMobile } from "#kit/core/mobile-number.ts";
import { maskedEmail } from "#modules/identity/contract/email.ts";
import type { ChatContact } from "../contract/contact.ts";
import type { ChatMessage } from "./ports/live-chat.ts";

/** Shoppers see the first names of staff only. */
export const messageOnWire = ({ number, author, staffName, text, at }: ChatMessage) => ({
  number,
  author,
  name: staffName?.split(" ")[0] ?? null,
  text,
  at: at.toISOString(),
});

/** Masked, but recognisable for its owner. */
export const contactOnWire = ({ channel, to }: ChatContact): string =>
  channel === "EMAIL" ? maskedEmail(to) : maskedMobile(to);
