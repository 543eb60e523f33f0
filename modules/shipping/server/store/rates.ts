import { type Kysely, type RawBuilder, sql } from "kysely";
import { listParameter } from "#kit/postgres/list-parameter.ts";
import { type Params, preparedQuery } from "#kit/postgres/prepared-query.ts";
import type { QueryFragment } from "#kit/postgres/query-fragment.ts";

export type ServiceDraft = {
  readonly courierCode: string;
  readonly code: string;
  readonly name: string;
  readonly position: number;
};

export type RateDraft = {
  readonly courierCode: string;
  readonly serviceCode: string;
  readonly originCode: string;
  readonly destinationCode: string;
  readonly firstKilogram: number;
  readonly nextKilogram: number;
  readonly daysFrom: number;
  readonly daysTo: number;
};

/** The price of a service from an origin city to a destination. */
export type Rate = RateDraft & { readonly name: string };

type Route = { originCodes: readonly string[]; destinations: readonly string[] };

const ratesOnRoute = preparedQuery(
  ({ originCodes, destinations }: Params<Route>) => sql<Rate>`
  select distinct on (service.position, rate.courier_code, rate.service_code, rate.origin_code)
    rate.courier_code as "courierCode", rate.service_code as "serviceCode", service.name,
    rate.origin_code as "originCode", rate.destination_code as "destinationCode",
    rate.first_kilogram as "firstKilogram", rate.next_kilogram as "nextKilogram",
    rate.days_from as "daysFrom", rate.days_to as "daysTo"
  from shipping.rate
  join shipping.service on service.courier_code = rate.courier_code and service.code = rate.service_code
  where service.active and rate.origin_code = any(${listParameter(originCodes)})
    and rate.destination_code = any(${listParameter(destinations)})
  order by service.position, rate.courier_code, rate.service_code, rate.origin_code,
    char_length(rate.destination_code) desc`,
);

/**
 * For each service and origin the rate that names the destination most closely: its district, else its city, else its
 * province. In the order shoppers see the services.
 */
export const closestRates = (
  db: Kysely<unknown>,
  originCodes: readonly string[],
  { district, city, state }: { readonly district: string; readonly city: string; readonly state: string },
): Promise<Rate[]> =>
  ratesOnRoute(db, { originCodes: [...new Set(originCodes)], destinations: [district, city, state] });

/** The city parcels of a source are sent from, by the source's code. */
export type Origins = ReadonlyMap<string, string>;

/** The origins of these sources, without unknown ones. The codes are an expression of type text[]. */
export const originsOf = (sourceCodes: RawBuilder<unknown>): QueryFragment<Origins> => ({
  sql: sql`(
    select coalesce(json_object_agg(source_code, city_code), '{}') from shipping.origin
    where source_code = any(${sourceCodes}))`,
  read: (found) => new Map(Object.entries(found as Readonly<Record<string, string>>)),
});

export async function saveOrigins(
  db: Kysely<unknown>,
  origins: readonly { readonly sourceCode: string; readonly cityCode: string }[],
): Promise<void> {
  await sql`
    insert into shipping.origin (source_code, city_code)
    select * from unnest(${origins.map(({ sourceCode }) => sourceCode)}::text[],
      ${origins.map(({ cityCode }) => cityCode)}::text[])
    on conflict (source_code) do update set city_code = excluded.city_code`.execute(db);
}

/** Writes services and rates. Writing the same again changes nothing. */
export async function saveRates(
  db: Kysely<unknown>,
  services: readonly ServiceDraft[],
  rates: readonly RateDraft[],
): Promise<void> {
  await sql`
    insert into shipping.service (courier_code, code, name, position)
    select * from unnest(${services.map(({ courierCode }) => courierCode)}::text[],
      ${services.map(({ code }) => code)}::text[], ${services.map(({ name }) => name)}::text[],
      ${services.map(({ position }) => position)}::int[])
    on conflict (courier_code, code) do update set name = excluded.name, position = excluded.position`.execute(db);
  await sql`
    insert into shipping.rate as held (courier_code, service_code, origin_code, destination_code, first_kilogram,
      next_kilogram, days_from, days_to)
    select * from unnest(${rates.map(({ courierCode }) => courierCode)}::text[],
      ${rates.map(({ serviceCode }) => serviceCode)}::text[], ${rates.map(({ originCode }) => originCode)}::text[],
      ${rates.map(({ destinationCode }) => destinationCode)}::text[],
      ${rates.map(({ firstKilogram }) => firstKilogram)}::bigint[],
      ${rates.map(({ nextKilogram }) => nextKilogram)}::bigint[], ${rates.map(({ daysFrom }) => daysFrom)}::int[],
      ${rates.map(({ daysTo }) => daysTo)}::int[])
    on conflict (origin_code, destination_code, courier_code, service_code) do update set
      first_kilogram = excluded.first_kilogram, next_kilogram = excluded.next_kilogram,
      days_from = excluded.days_from, days_to = excluded.days_to
    where (held.first_kilogram, held.next_kilogram, held.days_from, held.days_to)
      is distinct from (excluded.first_kilogram, excluded.next_kilogram, excluded.days_from, excluded.days_to)`.execute(
    db,
  );
}

/** From which of these places parcels are priced. */
export async function originsAmong(db: Kysely<unknown>, codes: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ code: string }>`
    select source_code as code from shipping.origin where source_code = any(${codes}::text[])`.execute(db);
  return rows.map(({ code }) => code);
}
