import { asLocale, fallbackLocale, type Texts } from "./locale.ts";

/** The words of a rule: valibot asks for them with the reader's language, in the browser and on the server alike. */
export const said =
  (texts: Texts) =>
  ({ lang }: { readonly lang?: string | undefined }): string =>
    texts[asLocale(lang) ?? fallbackLocale];
