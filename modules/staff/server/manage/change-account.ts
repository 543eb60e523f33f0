import type { Transaction } from "kysely";
import { fail, ok, type Result } from "#kit/core/result.ts";
import { welcomeHours } from "../../contract/constants.ts";
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
  readonly roles: readonly string[];
  readonly storeCode: string | null;
};

export type LastAdmin = { readonly code: "LAST_ADMIN" };

/** Issues a new code for choosing a password; only its hash is stored. */
async function invite(trx: Transaction<unknown>, { clock, ids, secret }: Deps, email: string): Promise<string> {
  const code = newWelcomeCode(ids);
  const until = new Date(clock.now().getTime() + welcomeHours * 3_600_000);
  await writeWelcome(trx, email, { hash: welcomeHash(secret, email, code), until });
  return spaced(code);
}

/** Adds an account. Returns the code by which its owner chooses a password. */
export async function addAccount(
  trx: Transaction<unknown>,
  deps: Deps,
  person: NewStaff,
): Promise<Result<{ readonly id: string; readonly welcomeCode: string }, { readonly code: "TAKEN" }>> {
  const id = deps.ids.uuid();
  if (!(await insertAccount(trx, { ...person, id }, deps.clock.now()))) return fail({ code: "TAKEN" });
  return ok({ id, welcomeCode: await invite(trx, deps, person.email) });
}

/** Removes password, authenticator and recovery codes, ends all sessions and issues a new code. */
export async function beginAnew(
  trx: Transaction<unknown>,
  deps: Deps,
  { id, email }: { readonly id: string; readonly email: string },
): Promise<string> {
  await clearCredentials(trx, id);
  await endSessionsOf(trx, id);
  return invite(trx, deps, email);
}

/** Blocks the account at once; `blocked: false` unblocks it. */
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

/** Sets roles and store; they apply from the next request. */
export async function setRights(
  trx: Transaction<unknown>,
  id: string,
  rights: StaffRights,
): Promise<Result<null, LastAdmin>> {
  if (!rights.roles.includes("admin") && (await isLastAdmin(trx, id))) return fail({ code: "LAST_ADMIN" });
  await writeRights(trx, id, rights);
  return ok(null);
}
