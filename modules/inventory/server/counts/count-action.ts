import type { Transaction } from "kysely";
import type { GenericSchema } from "valibot";
import * as v from "valibot";
import type { Texts } from "#kit/core/locale.ts";
import { type Failure, fail, ok, type Result } from "#kit/core/result.ts";
import type { RequestContext } from "#kit/graphql/context.ts";
import type { FailureTexts } from "#kit/graphql/operation.ts";
import type { StandardReply } from "#kit/graphql/standard-reply.ts";
import { type StaffMember, staffAction } from "#modules/staff/server/index.ts";
import { mayTouch } from "../stock/reach.ts";
import { type NotAllowed, type NotFound, notAllowed, notFound } from "../stock/stock-failures.ts";
import type { StockDeps } from "../stock-deps.ts";
import { lockCount, type StockCount } from "../store/counts.ts";

type Usual = NotFound | NotAllowed;

type CountAction<Input extends { readonly countCode: string }, E extends Failure, Prepared> = {
  readonly action: string;
  readonly input: GenericSchema<unknown, Input>;
  /** Runs before the transaction, which must not wait for a second connection. */
  before?(input: Input): Promise<Prepared>;
  run(
    trx: Transaction<unknown>,
    facts: {
      readonly count: StockCount;
      readonly staff: StaffMember;
      readonly input: Input;
      readonly context: RequestContext;
      /** What `before` returned. */
      readonly prepared: Prepared;
    },
  ): Promise<Result<Readonly<Record<string, unknown>>, E | Usual>>;
  readonly failures: Omit<FailureTexts<E>, Usual["code"]>;
  readonly message: Texts;
};

/** An action on an open count within reach, which stays locked meanwhile. */
export const countAction = <
  Input extends { readonly countCode: string },
  E extends Failure = never,
  Prepared = unknown,
>(
  deps: StockDeps,
  { action, input, before, run, failures, message }: CountAction<Input, E, Prepared>,
) =>
  staffAction<{ input: Input }, { code: string }, E | Usual, StandardReply<{ code: string }>, Prepared>(deps, {
    action,
    permission: "stock.edit",
    input: v.object({ input }),
    ...(before ? { before: async (_staff, { input: given }) => ok(await before(given)) } : {}),
    async run(trx, staff, { input: given }, context, prepared) {
      const count = await lockCount(trx, given.countCode);
      if (!count || !mayTouch(staff, count.sourceCode)) return fail({ code: "NOT_FOUND" });
      if (count.state !== "open") return fail({ code: "ACTION_NOT_ALLOWED" });
      const done = await run(trx, { count, staff, input: given, context, prepared });
      if (!done.ok) return done;
      return ok({ value: { code: count.code }, subject: `count:${count.code}`, detail: done.value });
    },
    failures: { NOT_FOUND: notFound, ACTION_NOT_ALLOWED: notAllowed, ...failures } as FailureTexts<E | Usual>,
    message,
  });
