import * as v from "valibot";
import { asLocale } from "#kit/core/locale.ts";
import type { RequestContext } from "#kit/graphql/context.ts";
import { query } from "#kit/graphql/operation.ts";
import type { Database } from "#kit/postgres/connect.ts";
import type { ContentDeps } from "../content-deps.ts";
import { withPictureVersions } from "../picture-versions.ts";
import { findNewestPages, findPages, type PageKey, type StoredPage } from "../store/pages.ts";

const input = v.object({
  pageUrl: v.pipe(v.string(), v.maxLength(300), v.startsWith("/")),
  // Both spellings of the specification are taken (D-78).
  deviceType: v.pipe(v.string(), v.toLowerCase(), v.picklist(["h5", "pc"])),
  lang: v.nullish(v.pipe(v.string(), v.maxLength(20))),
  preview: v.nullish(v.boolean()),
});

/** Pages asked for at the same moment, as the shell and the page itself do, are read together. */
const pageLoader = ({ loaders }: RequestContext, database: Database) =>
  loaders.get<string, StoredPage | null>("content.page", (keys) => findPages(database.kysely, keys.map(keyOf)));

/** What staff see before everybody else does: the newest version, or the page itself if it has no history. */
async function newestPage(context: RequestContext, database: Database, key: string): Promise<StoredPage | null> {
  const [newest] = await findNewestPages(database.kysely, [keyOf(key)]);
  return newest ?? pageLoader(context, database).load(key);
}

function keyOf(text: string): PageKey {
  const [path, device, locale] = JSON.parse(text) as [PageKey["path"], PageKey["device"], PageKey["locale"]];
  return { path, device, locale };
}

export const getPageByUrl = ({ database, pictureVersion }: ContentDeps) =>
  query({
    access: "anyone",
    input,
    async run(context, { pageUrl, deviceType, lang, preview }) {
      const locale = asLocale(lang) ?? context.locale;
      const path = pageUrl === "/" ? "/page/home" : pageUrl;
      const key = JSON.stringify([path, deviceType, locale]);
      // Refused quietly: a link with a preview in it shows everybody else the published page (LP-03).
      const page = await (preview && context.staff
        ? newestPage(context, database, key)
        : pageLoader(context, database).load(key));
      if (!page) return null;
      const pageContent = withPictureVersions(page.content, pictureVersion);
      return { pageUrl, deviceType, lang: page.locale, pageContent, seoInfo: page.seo };
    },
  });
