import { type Kysely, type RawBuilder, sql } from "kysely";
import { type QueryFragment, readFragment } from "#kit/postgres/query-fragment.ts";
import type { Area } from "../../contract/area.ts";
import { maxAreaSuggestions } from "../../contract/constants.ts";

export type Region = { readonly code: string; readonly parentCode: string | null; readonly name: string };

/** The provinces, the cities of a province, or the districts of a city. */
export async function regionsWithin(db: Kysely<unknown>, parentCode: string | null): Promise<Region[]> {
  const within = parentCode === null ? sql`parent_code is null` : sql`parent_code = ${parentCode}`;
  const { rows } = await sql<Region>`
    select code, parent_code as "parentCode", name from address_book.region where ${within} order by name, code`.execute(
    db,
  );
  return rows;
}

const areaColumns = sql`
  province.code as state, province.name as "stateName", city.code as city, city.name as "cityName",
  district.code as district, district.name as "districtName"`;
const withParents = sql`
  join address_book.region as city on city.code = district.parent_code
  join address_book.region as province on province.code = city.parent_code`;

/** A district with its city and province; null for an unknown district. The code is an expression of type text. */
export const areaFragment = (districtCode: RawBuilder<unknown>): QueryFragment<Area | null> => ({
  sql: sql`(select row_to_json(area) from (
    select ${areaColumns} from address_book.region as district ${withParents}
    where district.code = ${districtCode} and district.level = 3) as area)`,
  read: (found) => found as Area | null,
});

export const readArea = (db: Kysely<unknown>, districtCode: string): Promise<Area | null> =>
  readFragment(db, areaFragment(sql`${districtCode}`));

/** Districts in whose search text every prefix starts a word; districts whose own name matches come first. */
export async function findAreasByPrefixes(db: Kysely<unknown>, prefixes: readonly string[]): Promise<Area[]> {
  const [first = ""] = prefixes;
  // One condition per prefix instead of "like all", which cannot use the index.
  const every = sql.join(
    prefixes.map((prefix) => sql`district.words like ${`% ${prefix}%`}`),
    sql` and `,
  );
  const { rows } = await sql<Area>`
    select ${areaColumns} from address_book.region as district ${withParents}
    where district.level = 3 and ${every}
    order by district.words like ${` ${prefixes.join(" ")}%`} desc, strpos(district.words, ${` ${first}`}),
      district.name, district.code
    limit ${maxAreaSuggestions}`.execute(db);
  return rows;
}

/** Districts with a similar name, by trigrams. */
export async function findSimilarAreas(db: Kysely<unknown>, typed: string): Promise<Area[]> {
  const { rows } = await sql<Area>`
    select ${areaColumns} from address_book.region as district ${withParents}
    where district.level = 3 and ${typed} <% district.words
    order by word_similarity(${typed}, district.words) desc, district.name, district.code
    limit ${maxAreaSuggestions}`.execute(db);
  return rows;
}

type CityNames = { readonly province: string; readonly city: string };

/** The city or regency of this name in the province of that name; null when there is none. */
export async function cityByName(db: Kysely<unknown>, { province, city }: CityNames): Promise<Region | null> {
  const { rows } = await sql<Region>`
    select city.code, city.parent_code as "parentCode", city.name
    from address_book.region as city
    join address_book.region as province on province.code = city.parent_code
    where city.level = 2 and city.name = ${city} and province.name = ${province}`.execute(db);
  return rows[0] ?? null;
}

/** The district of this name, in the city and the province of those names; null when there is none. */
export async function areaByNames(
  db: Kysely<unknown>,
  { province, city, district }: CityNames & { readonly district: string },
): Promise<Area | null> {
  const { rows } = await sql<Area>`
    select ${areaColumns} from address_book.region as district ${withParents}
    where district.level = 3 and district.name = ${district} and city.name = ${city}
      and province.name = ${province}`.execute(db);
  return rows[0] ?? null;
}

/** All provinces and cities. */
export async function provincesAndCities(db: Kysely<unknown>): Promise<Region[]> {
  const { rows } = await sql<Region>`
    select code, parent_code as "parentCode", name from address_book.region where level < 3 order by name, code`.execute(
    db,
  );
  return rows;
}

export type NamedRegion = Region & { readonly level: number };

/** The regions of these codes, without unknown ones. */
export async function regionsByCode(db: Kysely<unknown>, codes: readonly string[]): Promise<NamedRegion[]> {
  const { rows } = await sql<NamedRegion>`
    select code, parent_code as "parentCode", name, level from address_book.region
    where code = any(${[...codes]}::text[]) order by code`.execute(db);
  return rows;
}
