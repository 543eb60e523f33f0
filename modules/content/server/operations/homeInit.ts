import { fallbackLocale, type Locale, type Texts } from "#kit/core/locale.ts";
import { query } from "#kit/graphql/operation.ts";
import type { NavigationDraft } from "../../contract/navigation.ts";
import type { ContentDeps } from "../content-deps.ts";
import { readShell } from "../store/site.ts";

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

export const homeInit = ({ database }: ContentDeps) =>
  query({
    access: "anyone",
    async run({ locale }) {
      const { navigation, site } = await readShell(database.kysely);
      return {
        topNavList: navigation.top.map(entryIn(locale)),
        headerNavList: navigation.header.map(entryIn(locale)),
        footerNavList: navigation.footer.map(entryIn(locale)),
        siteInfo: {
          ...site,
          tagline: inLanguage(site.tagline, locale),
          contactHours: inLanguage(site.contactHours, locale),
          serviceHours: inLanguage(site.serviceHours, locale),
        },
      };
    },
  });
