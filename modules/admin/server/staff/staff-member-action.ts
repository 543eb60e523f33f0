import type { Transaction } from "kysely";
import type { GenericSchema } from "valibot";
import * as v from "valibot";
import type { Texts } from "#kit/core/locale.ts";
import { type Failure, fail, ok, type Result } from "#kit/core/result.ts";
import type { RequestContext } from "#kit/graphql/context.ts";
import type { FailureTexts } from "#kit/graphql/operation.ts";
import { type LockedStaffAccount, lockAdmins, lockStaffAccount, staffAction } from "#modules/staff/server/index.ts";
import type { AdminDeps } from "../admin-deps.ts";
import { type StaffMemberRefused, staffMemberFailures } from "./staff-failures.ts";

type PersonAction<Input extends { readonly id: string }, E extends Failure> = {
  readonly action: string;
  readonly input: GenericSchema<unknown, Input>;
  before?(input: Input): Promise<Result<unknown, E | StaffMemberRefused>>;
  /** Carries out the action on the locked account and returns details for the audit. */
  run(
    trx: Transaction<unknown>,
    person: LockedStaffAccount,
    input: Input,
    context: RequestContext,
  ): Promise<Result<Readonly<Record<string, unknown>>, E | StaffMemberRefused>>;
  /** Texts of the refusals that only this action has. */
  readonly failures?: FailureTexts<E>;
  readonly message: Texts;
};

/** An action on another account of staff, with its audit line in the same transaction. One's own account is refused. */
export const staffMemberAction = <Input extends { readonly id: string }, E extends Failure = never>(
  deps: AdminDeps,
  { action, input, before, run, failures, message }: PersonAction<Input, E>,
) =>
  staffAction<{ input: Input }, { id: string }, E | StaffMemberRefused>(deps, {
    action,
    permission: "staff.manage",
    input: v.object({ input }),
    async before(staff, { input: given }) {
      if (staff.id === given.id) return fail({ code: "OWN_ACCOUNT" });
      return before ? before(given) : ok(null);
    },
    async run(trx, _staff, { input: given }, context) {
      // Always locked before the account: two administrators acting on each other would deadlock otherwise.
      await lockAdmins(trx);
      const person = await lockStaffAccount(trx, given.id);
      if (!person) return fail({ code: "NOT_FOUND" });
      const done = await run(trx, person, given, context);
      if (!done.ok) return done;
      return ok({ value: { id: person.id }, subject: `staff:${person.email}`, detail: done.value });
    },
    failures: { ...staffMemberFailures, ...failures } as FailureTexts<E | StaffMemberRefused>,
    message,
  });
