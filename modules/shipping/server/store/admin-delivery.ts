import { type Kysely, sql } from "kysely";

export type ServiceRow = {
  readonly courierCode: string;
  readonly code: string;
  readonly name: string;
  readonly active: boolean;
  readonly rates: number;
  /** Cities it is priced from. */
  readonly origins: readonly string[];
  /** The lowest and the highest price of a parcel of one kilogram; null without rates. */
  readonly lowest: number | null;
  readonly highest: number | null;
};

/** Every service with the figures of its rates, in the order of the shop; one statement. */
export async function listServices(db: Kysely<unknown>): Promise<ServiceRow[]> {
  const { rows } = await sql<ServiceRow>`
    select service.courier_code as "courierCode", service.code, name, active, count(rate.origin_code)::int as rates,
      coalesce(array_agg(distinct rate.origin_code) filter (where rate.origin_code is not null), '{}') as origins,
      min(first_kilogram) as lowest, max(first_kilogram) as highest
    from shipping.service
    left join shipping.rate on rate.courier_code = service.courier_code and rate.service_code = service.code
    group by service.courier_code, service.code order by position, service.courier_code, service.code`.execute(db);
  return rows;
}

/** The cities parcels of these places are sent from, by the place's code. */
export async function citiesOfPlaces(db: Kysely<unknown>): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ code: string; city: string }>`
    select source_code as code, city_code as city from shipping.origin order by source_code`.execute(db);
  return new Map(rows.map(({ code, city }) => [code, city]));
}

export type RateRow = {
  readonly courierCode: string;
  readonly serviceCode: string;
  readonly originCode: string;
  readonly destinationCode: string;
  readonly first: number;
  readonly next: number;
  readonly from: number;
  readonly to: number;
};

/** Rates in the order of services, origins and destinations, a page at a time; one more than the page has shows that others follow. */
export async function listRates(
  db: Kysely<unknown>,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<RateRow[]> {
  const { rows } = await sql<RateRow>`
    select courier_code as "courierCode", service_code as "serviceCode", origin_code as "originCode",
      destination_code as "destinationCode", first_kilogram as "first", next_kilogram as "next", days_from as "from",
      days_to as "to"
    from shipping.rate order by courier_code, service_code, origin_code, destination_code
    limit ${limit} offset ${offset}`.execute(db);
  return rows;
}

/** The provinces to which an active service has a price from one of these cities, to a part of them at least. */
export async function reachedProvinces(db: Kysely<unknown>, originCodes: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ code: string }>`
    select distinct left(destination_code, 2) as code from shipping.rate
    join shipping.service on service.courier_code = rate.courier_code and service.code = rate.service_code
    where active and origin_code = any(${[...originCodes]}::text[])`.execute(db);
  return rows.map(({ code }) => code);
}
