import { fallbackLocale, type Locale } from "#kit/core/locale.ts";
import type { MessageSource, Messages } from "#kit/web/i18n/text-context.tsx";

declare global {
  interface ImportMetaEnv {
    /** The folder with the texts of all modules, written by text-files-plugin.ts. */
    readonly TEXT_FILES: string;
  }
  interface ImportMeta {
    readonly env: ImportMetaEnv;
  }
}

const seeded = new Map<string, Messages>();
const requested = new Map<string, Promise<Messages>>();

/**
 * Loads only the texts of the modules on the page, in the shopper's language. Loaded texts stay a promise: React resumes a
 * suspended component only if it suspends on the same promise again.
 */
export const browserMessages: MessageSource = (module, locale) => {
  const key = `${module}/${locale}`;
  const ready = seeded.get(key);
  if (ready) return ready;
  const pending = requested.get(key) ?? load(module, key);
  requested.set(key, pending);
  return pending;
};

async function load(module: string, key: string): Promise<Messages> {
  try {
    return (await fetchTexts(key)) ?? (await fetchTexts(`${module}/${fallbackLocale}`)) ?? {};
  } catch (problem) {
    // The rejection leads to the error page; the next attempt loads again.
    requested.delete(key);
    throw problem;
  }
}

async function fetchTexts(key: string): Promise<Messages | null> {
  const response = await fetch(`${import.meta.env.TEXT_FILES}/${key}.json`);
  return response.ok ? await response.json() : null;
}

/** The server's page contains the texts it used, so hydration does not wait for them. */
export function seedMessages(locale: Locale, modules: Readonly<Record<string, Messages>>): void {
  for (const [module, messages] of Object.entries(modules)) seeded.set(`${module}/${locale}`, messages);
}
