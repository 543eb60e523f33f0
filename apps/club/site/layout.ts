import { readFileSync } from "node:fs";
import { type Locale, locales, type Texts } from "#kit/core/locale.ts";
import { contentSecurityPolicy, scriptHash } from "#kit/http/csp.ts";
import { Html, html } from "#kit/http/html.ts";
import { formTexts } from "./texts/form-texts.ts";

const fileOf = (name: string): string => readFileSync(new URL(name, import.meta.url), "utf8");
const style = fileOf("./club.css") + fileOf("./club-forms.css");
const script = fileOf("./club-site.js");

/** One page as it is shown to one visitor. */
export type PageFrame = {
  readonly locale: Locale;
  /** The club's name, and the shop it speaks to. */
  readonly club: string;
  readonly shopOrigin: string;
  /** The page's path, for the links to its other languages. */
  readonly path: string;
  readonly title: Texts;
  /** The message the page posts to the window that opened it. */
  readonly tells?: "pin-set";
};

const languageNames: Texts = { "en-US": "English", "id-ID": "Indonesia", "vi-VN": "Tiếng Việt", "zh-CN": "中文" };

/** Style and script are inline and allowed by their hashes; everything else is forbidden. */
export const sitePolicy = (options: { https: boolean; frameAncestors: readonly string[] }): string =>
  contentSecurityPolicy({
    https: options.https,
    scriptHashes: [scriptHash(script)],
    extraSources: {
      "style-src": [scriptHash(style)],
      ...(options.frameAncestors.length > 0 ? { "frame-ancestors": options.frameAncestors } : {}),
    },
  });

export function layout(frame: PageFrame, body: Html): string {
  const { locale, club, shopOrigin, path, title, tells } = frame;
  const languages = locales.map(
    (other) =>
      html`<a href="${path}?lang=${other}" lang="${other}" hreflang="${other}"${other === locale ? new Html(' aria-current="true"') : null}>${languageNames[other]}</a>`,
  );
  return html`<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title[locale]} · ${club}</title>
<link rel="icon" href="data:,">
<style>${new Html(style)}</style>
</head>
<body>
<header class="band"><a class="name" href="/club?lang=${locale}">${club}</a><span class="tiers" aria-hidden="true"><i></i><i></i><i></i></span></header>
<main data-shop="${shopOrigin}"${tells ? html` data-tell="${tells}"` : null}>
${body}
</main>
<footer><nav aria-label="${formTexts.language[locale]}">${languages}</nav></footer>
<script>${new Html(script)}</script>
</body>
</html>
`.source;
}
