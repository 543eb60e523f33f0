import { sql, type Transaction } from "kysely";
import { fail, ok, type Result } from "#kit/core/result.ts";
import { inTransaction } from "#kit/postgres/transaction.ts";
import { welcomeHours } from "../../contract/constants.ts";
import type { StaffRole } from "../../contract/roles.ts";
import { newWelcomeCode, spaced, welcomeHash } from "../sign-in/recovery-codes.ts";
import type { StaffDeps } from "../staff-deps.ts";
import { writeAudit } from "../store/audit.ts";
import { endSessionsOf } from "../store/sessions.ts";

type Deps = Pick<StaffDeps, "database" | "clock" | "ids" | "secret">;

export type NewStaff = {
  readonly email: string;
  readonly name: string;
  readonly roles: readonly StaffRole[];
  readonly storeCode: string | null;
};

/** Whoever has a shell on the server stands in the audit as this. */
const operator = { id: null, name: "command line" };

const note = (trx: Transaction<unknown>, { clock }: Deps, action: string, email: string, detail = {}) =>
  writeAudit(trx, { staff: operator, action, subject: `staff:${email}`, detail }, clock.now());

async function invite(trx: Transaction<unknown>, { clock, ids, secret }: Deps, email: string): Promise<string> {
  const code = newWelcomeCode(ids);
  const until = new Date(clock.now().getTime() + welcomeHours * 3_600_000);
  await sql`
    update staff.account set welcome_hash = ${welcomeHash(secret, email, code)}, welcome_until = ${until}
    where email = ${email}`.execute(trx);
  return spaced(code);
}

/** Adds somebody. Answers the code by which they choose their own password: no account begins with one. */
export const addStaff = (deps: Deps, { email, name, roles, storeCode }: NewStaff) =>
  inTransaction(deps.database, async (trx): Promise<Result<string, { code: "TAKEN" }>> => {
    const { numAffectedRows } = await sql`
      insert into staff.account (id, email, name, roles, store_code, created_at)
      values (${deps.ids.uuid()}, ${email}, ${name}, ${[...roles]}, ${storeCode}, ${deps.clock.now()})
      on conflict (email) do nothing`.execute(trx);
    if (numAffectedRows !== 1n) return fail({ code: "TAKEN" });
    await note(trx, deps, "staff.add", email, { roles, storeCode });
    return ok(await invite(trx, deps, email));
  });

type Unknown = { readonly code: "UNKNOWN" };

const idOf = async (trx: Transaction<unknown>, email: string): Promise<string | null> =>
  (await sql<{ id: string }>`select id from staff.account where email = ${email} for update`.execute(trx)).rows[0]
    ?.id ?? null;

/** Lets nobody in under this account, from this moment on; `blocked: false` lets its owner in again. */
export const blockStaff = (deps: Deps, email: string, blocked: boolean) =>
  inTransaction(deps.database, async (trx): Promise<Result<null, Unknown>> => {
    const id = await idOf(trx, email);
    if (id === null) return fail({ code: "UNKNOWN" });
    await sql`update staff.account set blocked_at = ${blocked ? deps.clock.now() : null} where id = ${id}`.execute(trx);
    await endSessionsOf(trx, id);
    await note(trx, deps, blocked ? "staff.block" : "staff.unblock", email);
    return ok(null);
  });

/** For who has lost password, telephone and recovery codes: everything is taken away, and a new code begins anew. */
export const resetStaff = (deps: Deps, email: string) =>
  inTransaction(deps.database, async (trx): Promise<Result<string, Unknown>> => {
    const id = await idOf(trx, email);
    if (id === null) return fail({ code: "UNKNOWN" });
    await sql`update staff.account set password_hash = null, totp_secret = null where id = ${id}`.execute(trx);
    await sql`delete from staff.recovery_code where account_id = ${id}`.execute(trx);
    await endSessionsOf(trx, id);
    await note(trx, deps, "staff.reset", email);
    return ok(await invite(trx, deps, email));
  });

/** What somebody may do from now on. */
export const changeRoles = (deps: Deps, email: string, roles: readonly StaffRole[]) =>
  inTransaction(deps.database, async (trx): Promise<Result<null, Unknown>> => {
    const id = await idOf(trx, email);
    if (id === null) return fail({ code: "UNKNOWN" });
    await sql`update staff.account set roles = ${[...roles]} where id = ${id}`.execute(trx);
    await note(trx, deps, "staff.roles", email, { roles });
    return ok(null);
  });
