import { sql, type Transaction } from "kysely";
import { invalidateTags } from "#kit/postgres/invalidate-tags.ts";
import { type OpeningHours, weekdays } from "../../contract/opening-hours.ts";
import { type StoreService, storeServices } from "../../contract/store-services.ts";
import type { StoreState } from "../../contract/store-state.ts";

type StoreRow = Omit<StoreState, "hours" | "services" | "picture" | "position" | "hidden"> & {
  readonly code: string;
  readonly hours: OpeningHours;
  readonly services: readonly StoreService[];
  readonly picture: string | null;
  readonly position: number;
  readonly hidden: boolean;
};

export async function readStoreStates(
  trx: Transaction<unknown>,
  codes: readonly string[],
): Promise<Map<string, StoreState>> {
  const { rows } = await sql<StoreRow>`
    select code, name, address1 as address, city, province, zip, latitude, longitude, phone, hours, services, picture,
      position, hidden
    from stores.store where code = any(${codes}::text[])`.execute(trx);
  return new Map(rows.map(({ code, ...row }) => [code, stateOf(row)]));
}

function stateOf({ hours, services, picture, position, hidden, ...same }: Omit<StoreRow, "code">): StoreState {
  const open = weekdays.flatMap((day, index) => (hours[index] ? [[day, hours[index]] as const] : []));
  return {
    ...same,
    ...(open.length > 0 ? { hours: Object.fromEntries(open) } : {}),
    ...(services.length > 0 ? { services: Object.fromEntries(services.map((name) => [name, true as const])) } : {}),
    ...(picture === null ? {} : { picture }),
    ...(position === 0 ? {} : { position }),
    ...(hidden ? { hidden } : {}),
  };
}

/** Writes stores whole, removes those without a state, and clears the pages that list them. */
export async function writeStoreStates(
  trx: Transaction<unknown>,
  writes: readonly { readonly id: string; readonly after: StoreState | null }[],
): Promise<void> {
  const gone = writes.filter(({ after }) => after === null).map(({ id }) => id);
  const rows = writes.flatMap(({ id, after }) => (after === null ? [] : [rowOf(id, after)]));
  if (gone.length > 0) await sql`delete from stores.store where code = any(${gone}::text[])`.execute(trx);
  await sql`
    insert into stores.store (code, name, address1, city, province, zip, latitude, longitude, phone, hours, services,
      picture, position, hidden)
    select code, name, address1, city, province, zip, latitude, longitude, phone, hours,
      array(select jsonb_array_elements_text(services)), picture, position, hidden
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as draft (code text, name text, address1 text, city text,
      province text, zip text, latitude float8, longitude float8, phone text, hours jsonb, services jsonb, picture text,
      position smallint, hidden boolean)
    on conflict (code) do update set name = excluded.name, address1 = excluded.address1, city = excluded.city,
      province = excluded.province, zip = excluded.zip, latitude = excluded.latitude, longitude = excluded.longitude,
      phone = excluded.phone, hours = excluded.hours, services = excluded.services, picture = excluded.picture,
      position = excluded.position, hidden = excluded.hidden`.execute(trx);
  await invalidateTags(trx, ["stores"]);
}

function rowOf(code: string, { address, hours = {}, services = {}, hidden, ...same }: StoreState) {
  return {
    ...{ position: 0, picture: null, ...same, code, hidden: hidden === true },
    address1: address,
    hours: weekdays.map((day) => hours[day] ?? null),
    services: storeServices.filter((name) => services[name]),
  };
}
