import * as v from "valibot";
import { asLocale } from "#kit/core/locale.ts";
import { query } from "#kit/graphql/operation.ts";
import type { ContentDeps } from "../content-deps.ts";
import { withPictureVersions } from "../picture-versions.ts";
import { findPage } from "../store/pages.ts";

const input = v.object({
  pageUrl: v.pipe(v.string(), v.maxLength(300), v.startsWith("/")),
  // Both spellings of the specification are taken (D-78).
  deviceType: v.pipe(v.string(), v.toLowerCase(), v.picklist(["h5", "pc"])),
  lang: v.nullish(v.pipe(v.string(), v.maxLength(20))),
});

export const getPageByUrl = ({ database, pictureVersion }: ContentDeps) =>
  query({
    access: "anyone",
    input,
    async run(context, { pageUrl, deviceType, lang }) {
      const locale = asLocale(lang) ?? context.locale;
      const path = pageUrl === "/" ? "/page/home" : pageUrl;
      const page = await findPage(database.kysely, path, deviceType, locale);
      if (!page) return null;
      const pageContent = withPictureVersions(page.content, pictureVersion);
      return { pageUrl, deviceType, lang: page.locale, pageContent, seoInfo: page.seo };
    },
  });
