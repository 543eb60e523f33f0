import { createContext, type ReactNode, use } from "react";
import { fallbackLocale, type Locale } from "../../core/locale.ts";
import { formatMessage, type MessageValues } from "./format-message.ts";

export type Messages = Readonly<Record<string, string>>;

/**
 * The source of texts: synchronous when the page contains them, a promise when their file must be loaded. The same promise must be
 * returned every time: a component suspended with `use` resumes only with the same one.
 */
export type MessageSource = (module: string, locale: Locale) => Messages | Promise<Messages>;

type TextContext = { locale: Locale; source: MessageSource };

export const Texts = createContext<TextContext>({ locale: fallbackLocale, source: () => ({}) });

export function TextProvider({ locale, source, children }: TextContext & { children: ReactNode }) {
  return <Texts value={{ locale, source }}>{children}</Texts>;
}

export const useLocale = (): Locale => use(Texts).locale;

export type Translate<Key extends string> = (key: Key, values?: MessageValues) => string;

/**
 * Reads one module's texts, typed by its English file:
 * `export const useCartText = () => useTextOf<keyof typeof en>("cart");`
 */
export function useTextOf<Key extends string>(module: string): Translate<Key> {
  const { locale, source } = use(Texts);
  const found = source(module, locale);
  const messages = found instanceof Promise ? use(found) : found;
  return (key, values) => formatMessage(messages[key] ?? key, values);
}
