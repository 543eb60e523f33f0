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
  /** Does it to the held account; answers what the audit should know besides. */
  run(
    trx: Transaction<unknown>,
    person: LockedStaffAccount,
    input: Input,
    context: RequestContext,
  ): Promise<Result<Readonly<Record<string, unknown>>, E | StaffMemberRefused>>;
  /** Texts for what only this can be refused for. */
  readonly failures?: FailureTexts<E>;
  readonly message: Texts;
};

/** Something done to the account of somebody else who works here, and written into the audit. Nobody changes their own. */
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
      // Before the account itself, so that nobody waits for somebody who waits for them.
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
