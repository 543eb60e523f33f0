import * as v from "valibot";
import { brandFileName } from "#kit/core/brand-file-name.ts";
import { fallbackLocale, type Locale, type Texts } from "#kit/core/locale.ts";
import { query } from "#kit/graphql/operation.ts";
import { imageUrl, isPicturePath } from "#kit/images/image-url.ts";
import type { NavigationDraft } from "../../contract/navigation.ts";
import type { SiteInfo } from "../../contract/site-info.ts";
import type { ContentReader } from "../content-reader.ts";
import { type PictureVersion, versioned } from "../picture-versions.ts";
import type { Shell } from "../store/site.ts";

type NavigationEntry = {
  code: string;
  name: string;
  url: string;
  image: string | null;
  children: NavigationEntry[];
};

const inLanguage = (texts: Texts, locale: Locale) => texts[locale] || texts[fallbackLocale];

const entryIn =
  (locale: Locale) =>
  (draft: NavigationDraft): NavigationEntry => ({
    code: draft.code,
    name: inLanguage(draft.name, locale),
    url: draft.url,
    image: draft.image ?? null,
    children: (draft.children ?? []).map(entryIn(locale)),
  });

const input = v.object({ preview: v.nullish(v.boolean()) });

/** Navigation, announcement and site info in the visitor's language. */
export function homeInit(reader: ContentReader, versionOf: PictureVersion) {
  // The reader returns the same shell object until something in it changes.
  const localized = new WeakMap<Shell, Map<Locale, ReturnType<typeof shellIn>>>();
  return query({
    access: "anyone",
    validated: true,
    input,
    async run(context, { preview }, addValidator) {
      // Ignored for other callers: a preview link shows them what is published.
      if (preview && context.readShellDraft)
        return shellIn((await context.readShellDraft()) as Shell, context.locale, versionOf);
      const { found: shell, validator } = await reader.shell(context);
      addValidator(validator);
      const byLocale = localized.get(shell) ?? new Map<Locale, ReturnType<typeof shellIn>>();
      const reply = byLocale.get(context.locale) ?? shellIn(shell, context.locale, versionOf);
      localized.set(shell, byLocale.set(context.locale, reply));
      return reply;
    },
  });
}

/** Twice the width of its place, for screens with double resolution. A file the shop was built with has one size. */
function logoUrl(path: string | undefined, versionOf: PictureVersion): string | null {
  if (path === undefined) return null;
  return isPicturePath(path) ? imageUrl(versioned(path, versionOf), 400, "webp") : path;
}

/** The address of the shop's own colours. */
const stylesheetOf = ({ actionColour, groundColour }: SiteInfo): string | null =>
  actionColour === undefined && groundColour === undefined
    ? null
    : `/colours/${brandFileName({ action: actionColour ?? null, ground: groundColour ?? null })}`;

function shellIn({ navigation, site, announcement }: Shell, locale: Locale, versionOf: PictureVersion) {
  if (!site)
    throw new Error(
      "the shop has no site info: make its first administrator at /admin/set-up, or fill the database with `npm run seed`",
    );
  return {
    topNavList: navigation.top.map(entryIn(locale)),
    headerNavList: navigation.header.map(entryIn(locale)),
    footerNavList: navigation.footer.map(entryIn(locale)),
    siteInfo: {
      ...site,
      phone: site.phone ?? null,
      logo: logoUrl(site.logo, versionOf),
      logoDark: logoUrl(site.logoDark, versionOf),
      stylesheet: stylesheetOf(site),
      tagline: inLanguage(site.tagline, locale),
      contactHours: inLanguage(site.contactHours, locale),
      serviceHours: inLanguage(site.serviceHours, locale),
    },
    announcement: announcement && { text: inLanguage(announcement.text, locale), url: announcement.url },
  };
}
