import { sql } from "kysely";
import { systemClock } from "#kit/core/clock.ts";
import { systemIds } from "#kit/core/ids.ts";
import type { Database } from "#kit/postgres/connect.ts";
import type { StaffRole } from "#modules/staff/contract/roles.ts";
import { addStaff } from "#modules/staff/server/index.ts";
import { staffTokenHash } from "#modules/staff/server/session/staff-cookie.ts";
import { developmentSecret } from "../config/settings.ts";

/** The cookie header of a new, signed-in account of a test shop. */
export async function staffSession(
  database: Database,
  email: string,
  ...roles: StaffRole[]
): Promise<{ cookie: string }> {
  const deps = { database, clock: systemClock, ids: systemIds, secret: developmentSecret };
  const added = await addStaff(deps, { email, name: `Name of ${email}`, roles, storeCode: null });
  if (!added.ok) throw new Error(added.error.code);
  const token = systemIds.token();
  await sql`
    insert into staff.session (id, token_hash, account_id, stage, created_at, seen_at)
    select gen_random_uuid(), ${staffTokenHash(token, developmentSecret)}, id, 'full', now(), now()
    from staff.account where email = ${email}`.execute(database.kysely);
  return { cookie: `admin=${token}` };
}
