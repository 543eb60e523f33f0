import type { Texts } from "#kit/core/locale.ts";
import type { DemoPage } from "../demo-page.ts";
import { disclaimerHtml, disclaimerTitle } from "./legal/disclaimer.ts";
import { privacyHtml, privacyTitle } from "./legal/privacy.ts";
import { termsHtml, termsTitle } from "./legal/terms.ts";

const textPage = (path: string, title: Texts, html: Texts): DemoPage => ({
  path,
  seo: (locale) => ({ title: title[locale] }),
  content: (_device, locale) => ({ columns: [{ id: "text", kind: "html", html: html[locale] }] }),
});

export const legalPages: readonly DemoPage[] = [
  textPage("/page/privacy-policy", privacyTitle, privacyHtml),
  textPage("/page/terms-conditions", termsTitle, termsHtml),
  textPage("/disclaimer", disclaimerTitle, disclaimerHtml),
];
