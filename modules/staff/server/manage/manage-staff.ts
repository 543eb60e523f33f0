import type { Transaction } from "kysely";
import { fail, ok, type Result } from "#kit/core/result.ts";
import { inTransaction } from "#kit/postgres/transaction.ts";
import { areRoles, type NoRole } from "../roles/are-roles.ts";
import type { StaffDeps } from "../staff-deps.ts";
import { accountByEmail, type FoundAccount } from "../store/account-changes.ts";
import { writeAudit } from "../store/audit.ts";
import { addAccount, beginAnew, type LastAdmin, type NewStaff, setBlocked, setRights } from "./change-account.ts";

type Deps = Pick<StaffDeps, "database" | "clock" | "ids" | "secret">;

/** Actor in the audit for commands run on the server. */
const operator = { id: null, name: "command line" };

const note = (trx: Transaction<unknown>, { clock }: Deps, action: string, email: string, detail = {}) =>
  writeAudit(trx, { staff: operator, action, subject: `staff:${email}`, detail }, clock.now());

/** Adds an account. Returns the code by which its owner chooses a password. */
export const addStaff = (deps: Deps, person: NewStaff) =>
  inTransaction(deps.database, async (trx): Promise<Result<string, { code: "TAKEN" } | NoRole>> => {
    if (!(await areRoles(trx, person.roles))) return fail({ code: "NO_SUCH_ROLE" });
    const added = await addAccount(trx, deps, person);
    if (!added.ok) return added;
    await note(trx, deps, "staff.add", person.email, { roles: person.roles, storeCode: person.storeCode });
    return ok(added.value.welcomeCode);
  });

type Unknown = { readonly code: "UNKNOWN" };

/** Runs an action on the account with this e-mail address. */
const withAccount = <Value, E extends { readonly code: string }>(
  deps: Deps,
  email: string,
  run: (trx: Transaction<unknown>, account: FoundAccount) => Promise<Result<Value, E>>,
) =>
  inTransaction(deps.database, async (trx): Promise<Result<Value, E | Unknown>> => {
    const account = await accountByEmail(trx, email);
    return account ? run(trx, account) : fail({ code: "UNKNOWN" });
  });

export const blockStaff = (deps: Deps, email: string, blocked: boolean) =>
  withAccount(deps, email, async (trx, { id }): Promise<Result<null, LastAdmin>> => {
    const done = await setBlocked(trx, deps, id, blocked);
    if (done.ok) await note(trx, deps, blocked ? "staff.block" : "staff.unblock", email);
    return done;
  });

/** For a person who has lost password, phone and recovery codes, even the last administrator. */
export const resetStaff = (deps: Deps, email: string) =>
  withAccount(deps, email, async (trx, account): Promise<Result<string, never>> => {
    const code = await beginAnew(trx, deps, account);
    await note(trx, deps, "staff.reset", email);
    return ok(code);
  });

export const changeRoles = (deps: Deps, email: string, roles: readonly string[]) =>
  withAccount(deps, email, async (trx, { id, storeCode }): Promise<Result<null, LastAdmin | NoRole>> => {
    if (!(await areRoles(trx, roles))) return fail({ code: "NO_SUCH_ROLE" });
    const done = await setRights(trx, id, { roles, storeCode });
    if (done.ok) await note(trx, deps, "staff.roles", email, { roles });
    return done;
  });
