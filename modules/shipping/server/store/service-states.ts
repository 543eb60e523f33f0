import { type Kysely, sql, type Transaction } from "kysely";
import type { RecordWrite } from "#kit/postgres/records/record-type.ts";
import { type RateState, routeOf, type ServiceState, serviceId, serviceOfId } from "../../contract/service-state.ts";

/** The states of those services that exist; one statement. */
export async function readServiceStates(
  db: Kysely<unknown>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, ServiceState>> {
  const { rows } = await sql<{
    courierCode: string;
    code: string;
    name: string;
    active: boolean;
    rates: Readonly<Record<string, RateState>> | null;
  }>`
    select service.courier_code as "courierCode", service.code, name, active, (
      select json_object_agg(origin_code || '-' || destination_code, json_build_object(
        'first', first_kilogram, 'next', next_kilogram, 'from', days_from, 'to', days_to)
        order by origin_code, destination_code)
      from shipping.rate where rate.courier_code = service.courier_code and rate.service_code = service.code) as rates
    from shipping.service
    where service.courier_code || '-' || service.code = any(${[...ids]}::text[])`.execute(db);
  return new Map(
    rows.map(({ courierCode, code, name, active, rates }) => [
      serviceId(courierCode, code),
      { name, ...(active ? { active: true as const } : {}), ...(rates ? { rates } : {}) },
    ]),
  );
}

type Write = RecordWrite<ServiceState>;

/** Writes services with the rates that differ; four statements for any number of them. */
export async function writeServiceStates(trx: Transaction<unknown>, writes: readonly Write[]): Promise<void> {
  const kept = writes.flatMap(({ id, after }) =>
    after === null ? [] : [{ ...serviceOfId(id), name: after.name, active: after.active ?? false }],
  );
  // A new service comes after the others of the shop.
  await sql`
    insert into shipping.service as stored (courier_code, code, name, active, position)
    select draft."courierCode", draft.code, draft.name, draft.active,
      (select coalesce(max(position), 0) + 1 from shipping.service)
    from jsonb_to_recordset(${JSON.stringify(kept)}::jsonb) as draft (
      "courierCode" text, code text, name text, active boolean)
    on conflict (courier_code, code) do update set name = excluded.name, active = excluded.active`.execute(trx);
  await sql`
    delete from shipping.rate using jsonb_to_recordset(${JSON.stringify(writes.flatMap(goneRates))}::jsonb) as gone (
      "courierCode" text, code text, "originCode" text, "destinationCode" text)
    where courier_code = gone."courierCode" and service_code = gone.code
      and origin_code = gone."originCode" and destination_code = gone."destinationCode"`.execute(trx);
  await sql`
    insert into shipping.rate (courier_code, service_code, origin_code, destination_code, first_kilogram,
      next_kilogram, days_from, days_to)
    select "courierCode", code, "originCode", "destinationCode", "first", "next", "from", "to"
    from jsonb_to_recordset(${JSON.stringify(writes.flatMap(changedRates))}::jsonb) as draft (
      "courierCode" text, code text, "originCode" text, "destinationCode" text, "first" bigint, "next" bigint,
      "from" smallint, "to" smallint)
    on conflict (origin_code, destination_code, courier_code, service_code) do update set
      first_kilogram = excluded.first_kilogram, next_kilogram = excluded.next_kilogram,
      days_from = excluded.days_from, days_to = excluded.days_to`.execute(trx);
  const gone = writes.flatMap(({ id, after }) => (after === null ? [id] : []));
  await sql`
    delete from shipping.service where courier_code || '-' || code = any(${gone}::text[])`.execute(trx);
}

const goneRates = ({ id, before, after }: Write) =>
  Object.keys(before?.rates ?? {})
    .filter((key) => after?.rates?.[key] === undefined)
    .map((key) => ({ ...serviceOfId(id), ...routeOf(key) }));

function changedRates({ id, before, after }: Write) {
  return Object.entries(after?.rates ?? {}).flatMap(([key, rate]) => {
    const former = before?.rates?.[key];
    const isSame =
      former !== undefined &&
      former.first === rate.first &&
      former.next === rate.next &&
      former.from === rate.from &&
      former.to === rate.to;
    return isSame ? [] : [{ ...serviceOfId(id), ...routeOf(key), ...rate }];
  });
}
