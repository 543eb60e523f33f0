import type { Kysely } from "kysely";
import type { Area } from "../contract/area.ts";
import { minAreaKeywordLength } from "../contract/constants.ts";
import { foldName } from "./region-names.ts";
import { findAreasByPrefixes, findSimilarAreas } from "./store/regions.ts";

const maxPrefixes = 6;

/** Districts that match by word prefixes, else those with a similar name. */
export async function findAreas(db: Kysely<unknown>, typed: string): Promise<Area[]> {
  const folded = foldName(typed);
  if (folded.length < minAreaKeywordLength) return [];
  const found = await findAreasByPrefixes(db, folded.split(" ").slice(0, maxPrefixes));
  return found.length > 0 ? found : findSimilarAreas(db, folded);
}
