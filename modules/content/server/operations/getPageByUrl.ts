import * as v from "valibot";
import type { ValidatorCollector } from "#kit/cache/validators.ts";
import { asLocale } from "#kit/core/locale.ts";
import type { RequestContext } from "#kit/graphql/context.ts";
import { query } from "#kit/graphql/operation.ts";
import type { PageContent } from "../../contract/page-columns.ts";
import type { Seo } from "../../contract/seo.ts";
import type { ContentDeps } from "../content-deps.ts";
import type { ContentReader } from "../content-reader.ts";
import { withPictureVersions } from "../picture-versions.ts";
import type { PageKey } from "../store/pages.ts";

type ReadingDeps = ContentDeps & { readonly reader: ContentReader };

const input = v.object({
  pageUrl: v.pipe(v.string(), v.maxLength(300), v.startsWith("/")),
  // Both spellings of the specification are accepted (D-78).
  deviceType: v.pipe(v.string(), v.toLowerCase(), v.picklist(["h5", "pc"])),
  lang: v.nullish(v.pipe(v.string(), v.maxLength(20))),
  preview: v.nullish(v.boolean()),
});

/** The preview for staff: the draft without parts that cannot be rendered. */
async function draft(context: RequestContext, key: PageKey) {
  const found = await context.readDraft?.(key);
  return found ? { ...key, content: found.content as PageContent, seo: found.seo as Seo } : null;
}

async function published(
  { reader }: ReadingDeps,
  context: RequestContext,
  key: PageKey,
  addValidator: ValidatorCollector["add"],
) {
  const { found, validator } = await reader.page(context, key);
  addValidator(validator);
  return found;
}

export const getPageByUrl = (deps: ReadingDeps) =>
  query({
    access: "anyone",
    validated: true,
    input,
    async run(context, { pageUrl, deviceType, lang, preview }, addValidator) {
      const locale = asLocale(lang) ?? context.locale;
      const path = pageUrl === "/" ? "/page/home" : pageUrl;
      const key = { path, device: deviceType, locale };
      // Ignored for other callers: a preview link shows them the published page (LP-03).
      const page = await (preview && context.readDraft
        ? draft(context, key)
        : published(deps, context, key, addValidator));
      if (!page) return null;
      const pageContent = withPictureVersions(page.content, deps.pictureVersion);
      return { pageUrl, deviceType, lang: page.locale, pageContent, seoInfo: page.seo };
    },
  });
