import { fallbackLocale, type Locale } from "#kit/core/locale.ts";
import type { MessageSource, Messages } from "#kit/web/i18n/text-context.tsx";

declare global {
  interface ImportMetaEnv {
    /** The folder that holds every module's texts, as text-files-plugin.ts lays them out. */
    readonly TEXT_FILES: string;
  }
  interface ImportMeta {
    readonly env: ImportMetaEnv;
  }
}

const seeded = new Map<string, Messages>();
const asked = new Map<string, Promise<Messages>>();

/**
 * Only the texts of the modules on the page, in the shopper's language, ever reach the browser. Texts that were asked for
 * stay a promise when they are here: React goes on with a component that waited only where it waits again.
 */
export const browserMessages: MessageSource = (module, locale) => {
  const key = `${module}/${locale}`;
  const ready = seeded.get(key);
  if (ready) return ready;
  const pending = asked.get(key) ?? load(module, key);
  asked.set(key, pending);
  return pending;
};

async function load(module: string, key: string): Promise<Messages> {
  try {
    return (await fetchTexts(key)) ?? (await fetchTexts(`${module}/${fallbackLocale}`)) ?? {};
  } catch (problem) {
    // The error page says so; whoever tries again asks again.
    asked.delete(key);
    throw problem;
  }
}

async function fetchTexts(key: string): Promise<Messages | null> {
  const answer = await fetch(`${import.meta.env.TEXT_FILES}/${key}.json`);
  return answer.ok ? await answer.json() : null;
}

/** The server's page carries the texts it used: they are here before hydration, so nothing flickers. */
export function seedMessages(locale: Locale, modules: Readonly<Record<string, Messages>>): void {
  for (const [module, messages] of Object.entries(modules)) seeded.set(`${module}/${locale}`, messages);
}
