import { fallbackLocale, type Locale } from "#kit/core/locale.ts";
import type { MessageSource, Messages } from "#kit/web/i18n/text-context.tsx";
import { messageKey } from "./message-key.ts";

const files = {
  ...import.meta.glob<Messages>(
    ["../../../../modules/*/web/messages/*.json", "../../../../modules/*/web/*/messages/*.json"],
    { import: "default" },
  ),
  ...import.meta.glob<Messages>("../shell/messages/*.json", { import: "default" }),
};

const loaders = new Map(Object.entries(files).map(([path, load]) => [messageKey(path), load]));
const seeded = new Map<string, Messages>();
const asked = new Map<string, Promise<Messages>>();

/**
 * Only the texts of the rooms on the page, in the shopper's language, ever reach the browser. Texts that were asked for
 * stay a promise when they are here: React goes on with a component that waited only where it waits again.
 */
export const browserMessages: MessageSource = (room, locale) => {
  const key = `${room}/${locale}`;
  const ready = seeded.get(key);
  if (ready) return ready;
  const pending = asked.get(key) ?? load(room, key);
  asked.set(key, pending);
  return pending;
};

async function load(room: string, key: string): Promise<Messages> {
  const file = loaders.get(key) ?? loaders.get(`${room}/${fallbackLocale}`);
  return file ? file() : {};
}

/** The server's page carries the texts it used: they are here before hydration, so nothing flickers. */
export function seedMessages(locale: Locale, rooms: Readonly<Record<string, Messages>>): void {
  for (const [room, messages] of Object.entries(rooms)) seeded.set(`${room}/${locale}`, messages);
}
