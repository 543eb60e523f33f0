import { sql, type Transaction } from "kysely";
import { fail, ok, type Result } from "#kit/core/result.ts";
import { welcomeHours } from "../../contract/constants.ts";
import type { StaffRole } from "../../contract/roles.ts";
import { newWelcomeCode, spaced, welcomeHash } from "../sign-in/recovery-codes.ts";
import type { StaffDeps } from "../staff-deps.ts";
import { endSessionsOf } from "../store/sessions.ts";
import { isLastAdmin } from "./last-admin.ts";

type Deps = Pick<StaffDeps, "clock" | "ids" | "secret">;

export type NewStaff = {
  readonly email: string;
  readonly name: string;
  readonly roles: readonly StaffRole[];
  readonly storeCode: string | null;
};

export type LastAdmin = { readonly code: "LAST_ADMIN" };

/** Writes a new code for choosing a password; it is known to whoever is told it now, and to nobody later. */
async function invite(trx: Transaction<unknown>, { clock, ids, secret }: Deps, email: string): Promise<string> {
  const code = newWelcomeCode(ids);
  const until = new Date(clock.now().getTime() + welcomeHours * 3_600_000);
  await sql`
    update staff.account set welcome_hash = ${welcomeHash(secret, email, code)}, welcome_until = ${until}
    where email = ${email}`.execute(trx);
  return spaced(code);
}

/** Adds somebody. Answers the code by which they choose their own password: no account begins with one. */
export async function addAccount(
  trx: Transaction<unknown>,
  deps: Deps,
  { email, name, roles, storeCode }: NewStaff,
): Promise<Result<{ readonly id: string; readonly welcomeCode: string }, { readonly code: "TAKEN" }>> {
  const id = deps.ids.uuid();
  const { numAffectedRows } = await sql`
    insert into staff.account (id, email, name, roles, store_code, created_at)
    values (${id}, ${email}, ${name}, ${[...roles]}, ${storeCode}, ${deps.clock.now()})
    on conflict (email) do nothing`.execute(trx);
  if (numAffectedRows !== 1n) return fail({ code: "TAKEN" });
  return ok({ id, welcomeCode: await invite(trx, deps, email) });
}

/** Takes password, authenticator and recovery codes away and ends what is open; a new code begins anew. */
export async function beginAnew(
  trx: Transaction<unknown>,
  deps: Deps,
  { id, email }: { readonly id: string; readonly email: string },
): Promise<string> {
  await sql`update staff.account set password_hash = null, totp_secret = null where id = ${id}`.execute(trx);
  await sql`delete from staff.recovery_code where account_id = ${id}`.execute(trx);
  await endSessionsOf(trx, id);
  return invite(trx, deps, email);
}

/** Lets nobody in under this account, from this moment on; `blocked: false` lets its owner in again. */
export async function setBlocked(
  trx: Transaction<unknown>,
  { clock }: Pick<Deps, "clock">,
  id: string,
  blocked: boolean,
): Promise<Result<null, LastAdmin>> {
  if (blocked && (await isLastAdmin(trx, id))) return fail({ code: "LAST_ADMIN" });
  await sql`update staff.account set blocked_at = ${blocked ? clock.now() : null} where id = ${id}`.execute(trx);
  await endSessionsOf(trx, id);
  return ok(null);
}

export type StaffRights = { readonly roles: readonly StaffRole[]; readonly storeCode: string | null };

/** What somebody may do from now on, and where. It counts from their next request on. */
export async function setRights(
  trx: Transaction<unknown>,
  id: string,
  { roles, storeCode }: StaffRights,
): Promise<Result<null, LastAdmin>> {
  if (!roles.includes("admin") && (await isLastAdmin(trx, id))) return fail({ code: "LAST_ADMIN" });
  await sql`update staff.account set roles = ${[...roles]}, store_code = ${storeCode} where id = ${id}`.execute(trx);
  return ok(null);
}
