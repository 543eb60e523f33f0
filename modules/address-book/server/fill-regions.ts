import type { Database } from "#kit/postgres/connect.ts";
import type { AreaList } from "./ports/area-list.ts";
import { regionDrafts } from "./region-names.ts";
import { replaceRegions } from "./store/fill-regions.ts";

/** Fills the table of regions unless it holds this very edition of the list. Nothing that addresses point to is removed. */
export const fillRegions = (database: Database, list: AreaList): Promise<void> =>
  replaceRegions(database, list.edition, async () => regionDrafts(await list.read()));
