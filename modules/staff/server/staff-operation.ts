import type { Transaction } from "kysely";
import type { GenericSchema } from "valibot";
import type { Texts } from "#kit/core/locale.ts";
import type { Failure, Result } from "#kit/core/result.ts";
import type { RequestContext } from "#kit/graphql/context.ts";
import { type FailureTexts, type FieldInfo, type InvalidInput, operation, query } from "#kit/graphql/operation.ts";
import type { StandardReply } from "#kit/graphql/standard-reply.ts";
import type { Permission } from "../contract/roles.ts";
import { auditedTransaction, type Done } from "./audited-transaction.ts";
import { demandStaff } from "./session/staff-of.ts";
import type { StaffDeps, StaffMember } from "./staff-deps.ts";

type Deps = Pick<StaffDeps, "database" | "clock" | "secret" | "https">;

type Action<Input, Value, E extends Failure, Shape, Prepared> = {
  /** The action's name in the audit. */
  readonly action: string;
  /** Null where it depends on the input: then `run` calls `demandPermission` before anything else. */
  readonly permission: Permission | null;
  /** Whether the browser sends it by itself: then it does not prolong the session. */
  readonly isBackground?: boolean;
  readonly input: GenericSchema<unknown, Input>;
  /** Runs before the transaction, for calls to other services; `run` gets its value. A failure ends the operation. */
  before?(staff: StaffMember, input: Input, context: RequestContext): Promise<Result<Prepared, E>>;
  run(
    trx: Transaction<unknown>,
    staff: StaffMember,
    input: Input,
    context: RequestContext,
    prepared: Prepared,
  ): Promise<Result<Done<Value>, E>>;
  readonly failures: FailureTexts<E>;
  readonly message?: Texts | ((value: Value) => Texts);
  /** Converts the standard reply, for refusals with more than a code. */
  wire?(reply: StandardReply<Value>, error: E | InvalidInput | null, context: RequestContext): Shape;
};

/** A staff mutation: checks the permission, runs and writes the audit entry in one transaction. */
export const staffAction =
  <Input, Value, E extends Failure, Shape = StandardReply<Value>, Prepared = unknown>(
    deps: Deps,
    definition: Action<Input, Value, E, Shape, Prepared>,
  ) =>
  async (source: unknown, args: unknown, context: RequestContext, info?: FieldInfo): Promise<Shape> => {
    const staff = await demandStaff(deps, context, definition.permission, definition.isBackground);
    const { action, input, before, run, failures, message, wire = (reply) => reply as Shape } = definition;
    return operation<Input, Value, E, Shape>({
      access: "anyone",
      clock: deps.clock,
      input,
      async run(_context, given) {
        const asked = before ? await before(staff, given, context) : null;
        if (asked && !asked.ok) return asked;
        const prepared = asked?.value as Prepared;
        return auditedTransaction(deps, { staff, action }, (trx) => run(trx, staff, given, context, prepared));
      },
      failures,
      ...(message ? { message } : {}),
      wire: (reply, error) => wire(reply, error, context),
    })(source, args, context, info);
  };

/** A staff query. */
export const staffQuery =
  <Input, Value>(
    deps: Deps,
    definition: {
      /** Null where it depends on the input: then `run` calls `demandPermission` before anything else. */
      readonly permission: Permission | null;
      readonly input?: GenericSchema<unknown, Input>;
      run(context: RequestContext, staff: StaffMember, input: Input): Promise<Value>;
    },
  ) =>
  async (source: unknown, args: unknown, context: RequestContext): Promise<Value> => {
    const staff = await demandStaff(deps, context, definition.permission);
    return query<Input, Value>({
      access: "anyone",
      ...(definition.input ? { input: definition.input } : {}),
      run: (_context, input) => definition.run(context, staff, input),
    })(source, args, context);
  };
