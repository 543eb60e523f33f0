import type { Transaction } from "kysely";
import type { GenericSchema } from "valibot";
import { fallbackLocale, type Texts } from "#kit/core/locale.ts";
import { type Failure, ok, type Result } from "#kit/core/result.ts";
import type { RequestContext } from "#kit/graphql/context.ts";
import { type FailureTexts, type FieldInfo, operation } from "#kit/graphql/operation.ts";
import type { StandardReply } from "#kit/graphql/standard-reply.ts";
import type { Permission } from "../contract/roles.ts";
import { auditedTransaction, type Done } from "./audited-transaction.ts";
import { demandStaff } from "./session/staff-of.ts";
import type { StaffDeps, StaffMember } from "./staff-deps.ts";

/** What became of one item: done, or refused with a code and its text. */
export type BatchOutcome<Item> = {
  readonly item: Item;
  readonly refusal: { readonly code: string; readonly text: string } | null;
};

type Batch<Input, Item, E extends Failure> = {
  /** The action's name in the audit. */
  readonly action: string;
  readonly permission: Permission;
  readonly input: GenericSchema<unknown, Input>;
  itemsOf(input: Input): readonly Item[];
  run(trx: Transaction<unknown>, staff: StaffMember, item: Item, input: Input): Promise<Result<Done<unknown>, E>>;
  readonly failures: FailureTexts<E>;
  readonly message: (outcomes: readonly BatchOutcome<Item>[]) => Texts;
};

/**
 * A staff mutation of many items, one after the other. Each is a transaction of its own with its audit entry, so that a refused
 * item leaves the others done.
 */
export const staffBatch =
  <Input, Item, E extends Failure>(
    deps: Pick<StaffDeps, "database" | "clock" | "secret" | "https">,
    { action, permission, input, itemsOf, run, failures, message }: Batch<Input, Item, E>,
  ) =>
  async (
    source: unknown,
    args: unknown,
    context: RequestContext,
    info?: FieldInfo,
  ): Promise<StandardReply<BatchOutcome<Item>[]>> => {
    const staff = await demandStaff(deps, context, permission);
    const texts = failures as Readonly<Record<string, Texts | ((error: E) => Texts)>>;
    const textOf = (error: E): string => {
      const entry = texts[error.code];
      if (!entry) throw new Error(`no text for the failure ${error.code}`);
      const text = typeof entry === "function" ? entry(error) : entry;
      return text[context.locale] || text[fallbackLocale];
    };
    return operation<Input, BatchOutcome<Item>[], never>({
      access: "anyone",
      clock: deps.clock,
      input,
      async run(_context, given) {
        const outcomes: BatchOutcome<Item>[] = [];
        for (const item of itemsOf(given)) {
          const done = await auditedTransaction(deps, { staff, action }, (trx) => run(trx, staff, item, given));
          outcomes.push({ item, refusal: done.ok ? null : { code: done.error.code, text: textOf(done.error) } });
        }
        return ok(outcomes);
      },
      failures: {},
      message,
    })(source, args, context, info);
  };
