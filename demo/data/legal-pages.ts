import type { Texts } from "#kit/core/locale.ts";
import type { DemoPage } from "../seed/demo-page.ts";
import { disclaimerHtml } from "./legal/disclaimer.ts";
import { privacyHtml, privacyTitle } from "./legal/privacy.ts";
import { termsHtml, termsTitle } from "./legal/terms.ts";

const textPart = (path: string, html: Texts): DemoPage => ({
  path,
  content: (_device, locale) => ({ columns: [{ id: "text", kind: "html", html: html[locale] }] }),
});

const textPage = (path: string, title: Texts, html: Texts): DemoPage => ({
  ...textPart(path, html),
  seo: (locale) => ({ title: title[locale] }),
});

export const legalPages: readonly DemoPage[] = [
  textPage("/page/privacy-policy", privacyTitle, privacyHtml),
  textPage("/page/terms-conditions", termsTitle, termsHtml),
  textPart("/disclaimer", disclaimerHtml),
];
