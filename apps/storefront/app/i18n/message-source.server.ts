import { fallbackLocale, type Locale } from "#kit/core/locale.ts";
import { formatMessage } from "#kit/web/i18n/format-message.ts";
import type { MessageSource, Messages, Translate } from "#kit/web/i18n/text-context.tsx";
import { messageKey } from "./message-key.ts";

const files = {
  ...import.meta.glob<Messages>(
    ["../../../../modules/*/web/messages/*.json", "../../../../modules/*/web/*/messages/*.json"],
    { eager: true, import: "default" },
  ),
  ...import.meta.glob<Messages>("../shell/messages/*.json", { eager: true, import: "default" }),
};

const byKey = new Map(Object.entries(files).map(([path, messages]) => [messageKey(path), messages]));

const load = (module: string, locale: Locale): Messages => byKey.get(`${module}/${locale}`) ?? {};

/** All texts of all languages, in memory: the server never waits for one. A missing text falls back to English (GN-06). */
export function serverMessages(used: Map<string, Messages>): MessageSource {
  return (module, locale) => {
    const messages = used.get(module) ?? { ...load(module, fallbackLocale), ...load(module, locale) };
    used.set(module, messages);
    return messages;
  };
}

/** One module's texts for a loader, which has no components around it: the title of a page, the names in its facts. */
export function textOnServer(module: string, locale: Locale): Translate<string> {
  const messages = { ...load(module, fallbackLocale), ...load(module, locale) };
  return (key, values) => formatMessage(messages[key] ?? key, values);
}
