import { createHash } from "node:crypto";
import { sql } from "kysely";
import { hashSecret } from "#kit/core/secret-hash.ts";
import type { StaffDeps } from "#modules/staff/server/index.ts";
import { demoStaff, demoStaffPassword, demoStaffSecret } from "../data/demo-staff.ts";

const salt = createHash("sha256").update("demo staff").digest().subarray(0, 16);

/** Adds missing demo staff, with a public password and authenticator secret. */
export async function seedDemoStaff({
  database,
  clock,
  sealer,
}: Pick<StaffDeps, "database" | "clock" | "sealer">): Promise<void> {
  const ids = demoStaff.map(({ id }) => id);
  const { rows } = await sql<{ id: string }>`select id from staff.account where id = any(${ids}::uuid[])`.execute(
    database.kysely,
  );
  const known = new Set(rows.map(({ id }) => id));
  const missing = demoStaff.filter(({ id }) => !known.has(id));
  if (missing.length === 0) return;
  const passwordHash = await hashSecret(demoStaffPassword, salt);
  for (const { id, email, name, roles, storeCode } of missing) {
    await sql`
      insert into staff.account (id, email, name, roles, store_code, password_hash, totp_secret, created_at)
      values (${id}, ${email}, ${name}, ${[...roles]}, ${storeCode}, ${passwordHash}, ${sealer.seal(demoStaffSecret, "authenticator")},
        ${clock.now()})
      on conflict do nothing`.execute(database.kysely);
  }
}
