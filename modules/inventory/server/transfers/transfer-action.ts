import type { Transaction } from "kysely";
import type { GenericSchema } from "valibot";
import * as v from "valibot";
import type { Texts } from "#kit/core/locale.ts";
import { type Failure, fail, ok, type Result } from "#kit/core/result.ts";
import type { FailureTexts } from "#kit/graphql/operation.ts";
import { type StaffMember, staffAction } from "#modules/staff/server/index.ts";
import {
  type Changed,
  changed,
  type NotAllowed,
  type NotFound,
  notAllowed,
  notFound,
} from "../stock/stock-failures.ts";
import type { StockDeps } from "../stock-deps.ts";
import { lockTransfer, type Transfer } from "../store/transfers.ts";
import { maySeeTransfer, type TransferAction, transferActionsFor } from "./transfer-reach.ts";

type Usual = NotFound | Changed | NotAllowed;
type Seen = { readonly code: string; readonly version: number };

type Definition<Input extends Seen, E extends Failure> = {
  readonly action: TransferAction;
  readonly input: GenericSchema<unknown, Input>;
  run(
    trx: Transaction<unknown>,
    facts: { readonly transfer: Transfer; readonly staff: StaffMember; readonly input: Input },
  ): Promise<Result<Readonly<Record<string, unknown>>, E | Usual>>;
  readonly failures: Omit<FailureTexts<E>, Usual["code"]>;
  readonly message: Texts;
};

/** An action on a transfer within reach, which stays locked meanwhile and is as the page showed it. */
export const transferAction = <Input extends Seen, E extends Failure = never>(
  deps: StockDeps,
  { action, input, run, failures, message }: Definition<Input, E>,
) =>
  staffAction<{ input: Input }, { code: string }, E | Usual>(deps, {
    action: `transfer.${action}`,
    permission: "stock.edit",
    input: v.object({ input }),
    async run(trx, staff, { input: given }) {
      const transfer = await lockTransfer(trx, given.code);
      if (!transfer || !maySeeTransfer(staff, transfer)) return fail({ code: "NOT_FOUND" });
      if (!transferActionsFor(staff, transfer).includes(action)) return fail({ code: "ACTION_NOT_ALLOWED" });
      if (transfer.version !== given.version) return fail({ code: "CHANGED" });
      const done = await run(trx, { transfer, staff, input: given });
      if (!done.ok) return done;
      return ok({ value: { code: transfer.code }, subject: `transfer:${transfer.code}`, detail: done.value });
    },
    failures: { NOT_FOUND: notFound, CHANGED: changed, ACTION_NOT_ALLOWED: notAllowed, ...failures } as FailureTexts<
      E | Usual
    >,
    message,
  });
