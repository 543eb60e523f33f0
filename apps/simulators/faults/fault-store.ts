import { sql } from "kysely";
import type { Executor } from "#kit/postgres/connect.ts";
import type { Fault, Vendor } from "./fault.ts";

/** A fault for one customer is stored beside the one for all. */
const nameOf = (vendor: Vendor, customer: string | undefined) => (customer ? `${vendor} ${customer}` : vendor);

/** Read on every call, so that a switch acts at once in every process. The customer's own switch goes first. */
export async function faultOf(executor: Executor, vendor: Vendor, customer?: string): Promise<Fault> {
  const { rows } = await sql<Fault>`
    select mode, ms from simulator.fault where vendor in (${vendor}, ${nameOf(vendor, customer)})
    order by length(vendor) desc limit 1`.execute(executor);
  return rows[0] ?? { mode: "ok", ms: 0 };
}

export async function setFault(executor: Executor, of: Vendor, fault: Fault, customer?: string): Promise<void> {
  const vendor = nameOf(of, customer);
  if (fault.mode === "ok") await sql`delete from simulator.fault where vendor = ${vendor}`.execute(executor);
  else
    await sql`
      insert into simulator.fault (vendor, mode, ms) values (${vendor}, ${fault.mode}, ${fault.ms})
      on conflict (vendor) do update set mode = excluded.mode, ms = excluded.ms`.execute(executor);
}
