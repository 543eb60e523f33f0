import { fallbackLocale, type Locale } from "#kit/core/locale.ts";
import { formatMessage } from "./format-message.ts";
import type { MessageSource, Messages, Translate } from "./text-context.tsx";

/** The texts of one app on the server, by `module/locale`, all in memory. A missing text falls back to English (GN-06). */
export function textsOf(byKey: ReadonlyMap<string, Messages>) {
  const load = (module: string, locale: Locale): Messages => ({
    ...byKey.get(`${module}/${fallbackLocale}`),
    ...byKey.get(`${module}/${locale}`),
  });
  return {
    /** Texts for components; `used` collects the modules a page shows, whose texts are sent with it. */
    serverMessages(used: Map<string, Messages>): MessageSource {
      return (module, locale) => {
        const messages = used.get(module) ?? load(module, locale);
        used.set(module, messages);
        return messages;
      };
    },
    /** One module's texts for a loader, such as page titles and names in structured data. */
    textOnServer(module: string, locale: Locale): Translate<string> {
      const messages = load(module, locale);
      return (key, values) => formatMessage(messages[key] ?? key, values);
    },
  };
}
