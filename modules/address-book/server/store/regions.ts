import { type Kysely, type RawBuilder, sql } from "kysely";
import { type QueryFragment, readFragment } from "#kit/postgres/query-fragment.ts";
import type { Area } from "../../contract/area.ts";
import { mostAreasOffered } from "../../contract/constants.ts";

export type Region = { readonly code: string; readonly parentCode: string | null; readonly name: string };

/** The provinces, or what lies directly within a province or a city. */
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
const around = sql`
  join address_book.region as city on city.code = district.parent_code
  join address_book.region as province on province.code = city.parent_code`;

/** A district with what is around it, or null when there is no such district. The code is an expression of type text. */
export const areaOf = (districtCode: RawBuilder<unknown>): QueryFragment<Area | null> => ({
  sql: sql`(select row_to_json(area) from (
    select ${areaColumns} from address_book.region as district ${around}
    where district.code = ${districtCode} and district.level = 3) as area)`,
  read: (found) => found as Area | null,
});

export const regionPath = (db: Kysely<unknown>, districtCode: string): Promise<Area | null> =>
  readFragment(db, areaOf(sql`${districtCode}`));

/** Districts in whose names, or in those around them, every word begins a word; those called so themselves come first. */
export async function areasByWords(db: Kysely<unknown>, words: readonly string[]): Promise<Area[]> {
  const [first = ""] = words;
  // One condition for each word, not "like all": only so the index finds them.
  const every = sql.join(
    words.map((word) => sql`district.words like ${`% ${word}%`}`),
    sql` and `,
  );
  const { rows } = await sql<Area>`
    select ${areaColumns} from address_book.region as district ${around}
    where district.level = 3 and ${every}
    order by district.words like ${` ${words.join(" ")}%`} desc, strpos(district.words, ${` ${first}`}),
      district.name, district.code
    limit ${mostAreasOffered}`.execute(db);
  return rows;
}

/** Districts that read almost like what was typed. */
export async function areasLike(db: Kysely<unknown>, typed: string): Promise<Area[]> {
  const { rows } = await sql<Area>`
    select ${areaColumns} from address_book.region as district ${around}
    where district.level = 3 and ${typed} <% district.words
    order by word_similarity(${typed}, district.words) desc, district.name, district.code
    limit ${mostAreasOffered}`.execute(db);
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
    select ${areaColumns} from address_book.region as district ${around}
    where district.level = 3 and district.name = ${district} and city.name = ${city}
      and province.name = ${province}`.execute(db);
  return rows[0] ?? null;
}
