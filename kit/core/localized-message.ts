import { asLocale, fallbackLocale, type Texts } from "./locale.ts";

/** A validation message in the reader's language, as valibot asks for it; the same in the browser and on the server. */
export const localizedMessage =
  (texts: Texts) =>
  ({ lang }: { readonly lang?: string | undefined }): string =>
    texts[asLocale(lang) ?? fallbackLocale];
