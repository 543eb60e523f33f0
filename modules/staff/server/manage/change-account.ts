import type { Transaction } from "kysely";
import { fail, ok, type Result } from "#kit/core/result.ts";
import { welcomeHours } from "../../contract/constants.ts";
import type { StaffRole } from "../../contract/roles.ts";
import { newWelcomeCode, spaced, welcomeHash } from "../sign-in/recovery-codes.ts";
import type { StaffDeps } from "../staff-deps.ts";
import {
  clearCredentials,
  insertAccount,
  type StaffRights,
  writeBlocked,
  writeRights,
  writeWelcome,
} from "../store/account-changes.ts";
import { isLastAdmin } from "../store/last-admin.ts";
import { endSessionsOf } from "../store/sessions.ts";

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
  await writeWelcome(trx, email, { hash: welcomeHash(secret, email, code), until });
  return spaced(code);
}

/** Adds somebody. Answers the code by which they choose their own password: no account begins with one. */
export async function addAccount(
  trx: Transaction<unknown>,
  deps: Deps,
  person: NewStaff,
): Promise<Result<{ readonly id: string; readonly welcomeCode: string }, { readonly code: "TAKEN" }>> {
  const id = deps.ids.uuid();
  if (!(await insertAccount(trx, { ...person, id }, deps.clock.now()))) return fail({ code: "TAKEN" });
  return ok({ id, welcomeCode: await invite(trx, deps, person.email) });
}

/** Takes password, authenticator and recovery codes away and ends what is open; a new code begins anew. */
export async function beginAnew(
  trx: Transaction<unknown>,
  deps: Deps,
  { id, email }: { readonly id: string; readonly email: string },
): Promise<string> {
  await clearCredentials(trx, id);
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
  await writeBlocked(trx, id, blocked ? clock.now() : null);
  await endSessionsOf(trx, id);
  return ok(null);
}

/** What somebody may do from now on, and where. It counts from their next request on. */
export async function setRights(
  trx: Transaction<unknown>,
  id: string,
  rights: StaffRights,
): Promise<Result<null, LastAdmin>> {
  if (!rights.roles.includes("admin") && (await isLastAdmin(trx, id))) return fail({ code: "LAST_ADMIN" });
  await writeRights(trx, id, rights);
  return ok(null);
}
