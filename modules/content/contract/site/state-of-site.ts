import type { NavigationDraft } from "../navigation.ts";
import { positionStep } from "../page/state-of-contents.ts";
import type { SiteInfo } from "../site-info.ts";
import type { PublishedAnnouncement } from "./site-of-state.ts";
import type { EntryState, EntryStates } from "./site-state.ts";

/** The shop's data as an editor works on it. */
export function stateOfInfo({ socialLinks, ...info }: SiteInfo): object {
  return { ...info, social: Object.fromEntries(socialLinks.map(({ network, url }) => [network, url])) };
}

export function stateOfAnnouncement({ text, url, from, until }: PublishedAnnouncement): object {
  return { text, url, from, until };
}

const usableId = /^[a-z0-9-]{1,60}$/;

/** A navigation list as an editor works on it. A code that code has written stays the id, unless two entries share it. */
export function stateOfNavigation(list: readonly NavigationDraft[]): { readonly entries: EntryStates } {
  const entries: { [id: string]: EntryState } = {};
  const add = (drafts: readonly NavigationDraft[], parent: string | undefined) => {
    for (const [at, { code, name, url, image, children = [] }] of drafts.entries()) {
      const isFree = usableId.test(code) && entries[code] === undefined;
      const id = isFree ? code : `e-${Object.keys(entries).length + 1}`;
      entries[id] = {
        position: (at + 1) * positionStep,
        name,
        ...(parent === undefined ? {} : { parent }),
        ...(url === "" ? {} : { url }),
        ...(image === undefined ? {} : { image }),
      };
      add(children, id);
    }
  };
  add(list, undefined);
  return { entries };
}
