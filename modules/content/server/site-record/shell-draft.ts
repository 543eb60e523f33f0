import type { Database } from "#kit/postgres/connect.ts";
import { announcementOfState, infoOfState, navigationOfState } from "../../contract/site/site-of-state.ts";
import { siteParts } from "../../contract/site/site-parts.ts";
import type { AnnouncementState, ContactState, NavigationState } from "../../contract/site/site-state.ts";
import type { Shell } from "../store/site.ts";
import { readSiteStates } from "./site-record.ts";

/** Reads the drafts of what stands around a page, for the shop's `?preview=true`. An announcement is shown whatever its period is. */
export const shellDraftReader = (database: Database) => async (): Promise<Shell> => {
  const states: ReadonlyMap<string, unknown> = await readSiteStates(database.kysely, siteParts);
  const navigation = (part: string) => navigationOfState(states.get(part) as NavigationState);
  return {
    navigation: { top: navigation("top"), header: navigation("header"), footer: navigation("footer") },
    site: infoOfState(states.get("contact") as ContactState),
    announcement: announcementOfState(states.get("announcement") as AnnouncementState),
  };
};
