import { asLocale, fallbackLocale, type Texts } from "./locale.ts";

/** A validation message in the reader's language, in valibot's form; used by browser and server. */
export const localizedMessage =
  (texts: Texts) =>
  ({ lang }: { readonly lang?: string | undefined }): string =>
    texts[asLocale(lang) ?? fallbackLocale];
