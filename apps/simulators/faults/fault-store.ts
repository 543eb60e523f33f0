import { sql } from "kysely";
import type { Executor } from "#kit/postgres/connect.ts";
import type { Fault, Vendor } from "./fault.ts";

/** Read on every call, so that a switch acts at once in every process. */
export async function faultOf(executor: Executor, vendor: Vendor): Promise<Fault> {
  const { rows } = await sql<Fault>`select mode, ms from simulator.fault where vendor = ${vendor}`.execute(executor);
  return rows[0] ?? { mode: "ok", ms: 0 };
}

export async function setFault(executor: Executor, vendor: Vendor, fault: Fault): Promise<void> {
  if (fault.mode === "ok") await sql`delete from simulator.fault where vendor = ${vendor}`.execute(executor);
  else
    await sql`
      insert into simulator.fault (vendor, mode, ms) values (${vendor}, ${fault.mode}, ${fault.ms})
      on conflict (vendor) do update set mode = excluded.mode, ms = excluded.ms`.execute(executor);
}
