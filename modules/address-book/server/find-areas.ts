import type { Kysely } from "kysely";
import type { Area } from "../contract/area.ts";
import { shortestAreaWords } from "../contract/constants.ts";
import { foldWords } from "./region-names.ts";
import { areasByWords, areasLike } from "./store/regions.ts";

const mostWords = 6;

/** What a search field offers for what was typed: districts by the beginnings of words, else those that read alike. */
export async function findAreas(db: Kysely<unknown>, typed: string): Promise<Area[]> {
  const folded = foldWords(typed);
  if (folded.length < shortestAreaWords) return [];
  const found = await areasByWords(db, folded.split(" ").slice(0, mostWords));
  return found.length > 0 ? found : areasLike(db, folded);
}
