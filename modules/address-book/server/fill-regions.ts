import type { Database } from "#kit/postgres/connect.ts";
import type { AreaList } from "./ports/area-list.ts";
import { regionDrafts } from "./region-names.ts";
import { replaceRegions } from "./store/fill-regions.ts";

/** Loads the list of regions unless the table has this version of it. Regions are never removed, because addresses refer to them. */
export const fillRegions = (database: Database, list: AreaList): Promise<void> =>
  replaceRegions(database, list.version, async () => regionDrafts(await list.read()));
