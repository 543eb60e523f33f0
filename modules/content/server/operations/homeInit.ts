import * as v from "valibot";
import { fallbackLocale, type Locale, type Texts } from "#kit/core/locale.ts";
import { query } from "#kit/graphql/operation.ts";
import type { NavigationDraft } from "../../contract/navigation.ts";
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

function shellIn({ navigation, site, announcement }: Shell, locale: Locale, versionOf: PictureVersion) {
  if (!site) throw new Error("the shop has no site info: fill the database, for example with `npm run seed`");
  return {
    topNavList: navigation.top.map(entryIn(locale)),
    headerNavList: navigation.header.map(entryIn(locale)),
    footerNavList: navigation.footer.map(entryIn(locale)),
    siteInfo: {
      ...site,
      phone: site.phone ?? null,
      logo: site.logo ? versioned(site.logo, versionOf) : null,
      logoDark: site.logoDark ? versioned(site.logoDark, versionOf) : null,
      actionColour: site.actionColour ?? null,
      groundColour: site.groundColour ?? null,
      tagline: inLanguage(site.tagline, locale),
      contactHours: inLanguage(site.contactHours, locale),
      serviceHours: inLanguage(site.serviceHours, locale),
    },
    announcement: announcement && { text: inLanguage(announcement.text, locale), url: announcement.url },
  };
}
