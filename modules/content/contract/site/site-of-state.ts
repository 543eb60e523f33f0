import { fallbackLocale, locales, type Texts } from "#kit/core/locale.ts";
import type { NavigationDraft } from "../navigation.ts";
import { type SiteInfo, socialNetworks } from "../site-info.ts";
import { type EntryNode, entryTree } from "./entry-tree.ts";
import { shownEntries } from "./missing-in-site.ts";
import type { AnnouncementState, ContactState, NavigationState, SomeTexts } from "./site-state.ts";

/** A text in every language. A draft's preview shows another language where one is missing. */
function inEveryLanguage(texts: SomeTexts = {}): Texts {
  const other = texts[fallbackLocale] ?? Object.values(texts)[0] ?? "";
  return Object.fromEntries(locales.map((locale) => [locale, texts[locale] ?? other])) as Texts;
}

/** Logo and colours, without those that are not set. */
const lookOf = ({ logo, logoDark, actionColour, groundColour }: ContactState) =>
  Object.fromEntries(
    Object.entries({ logo, logoDark, actionColour, groundColour }).filter(([, value]) => value !== undefined),
  ) as Pick<SiteInfo, "logo" | "logoDark" | "actionColour" | "groundColour">;

/** The shop's data as shoppers' requests read it. */
export const infoOfState = (state: ContactState): SiteInfo => ({
  name: state.name ?? "",
  tagline: inEveryLanguage(state.tagline),
  contactHours: inEveryLanguage(state.contactHours),
  serviceHours: inEveryLanguage(state.serviceHours),
  whatsAppNumber: state.whatsAppNumber ?? "",
  ...(state.phone === undefined ? {} : { phone: state.phone }),
  email: state.email ?? "",
  clubName: state.clubName ?? "",
  clubSiteUrl: state.clubSiteUrl ?? "",
  ...lookOf(state),
  socialLinks: socialNetworks.flatMap((network) => {
    const url = state.social?.[network];
    return url === undefined ? [] : [{ network, url }];
  }),
});

/** A navigation list as shoppers' requests read it, without what is hidden. */
export const navigationOfState = ({ entries }: NavigationState): NavigationDraft[] =>
  shownEntries(entryTree(entries)).map(draftOf);

const draftOf = ({ id, entry, children }: EntryNode): NavigationDraft => ({
  code: id,
  name: inEveryLanguage(entry.name),
  url: entry.url ?? "",
  ...(entry.image === undefined ? {} : { image: entry.image }),
  children: children.map(draftOf),
});

/** An announcement with its period; null where none is to be shown. */
export type PublishedAnnouncement = {
  readonly text: Texts;
  readonly url: string | null;
  readonly from: string | null;
  readonly until: string | null;
};

export const announcementOfState = (state: AnnouncementState): PublishedAnnouncement | null =>
  state.hidden === true || Object.keys(state.text ?? {}).length === 0
    ? null
    : {
        text: inEveryLanguage(state.text),
        url: state.url ?? null,
        from: state.from ?? null,
        until: state.until ?? null,
      };
