import type { Transaction } from "kysely";
import type { GenericSchema } from "valibot";
import * as v from "valibot";
import type { Texts } from "#kit/core/locale.ts";
import { fail, ok } from "#kit/core/result.ts";
import { refundById } from "#modules/payment/server/index.ts";
import { staffAction } from "#modules/staff/server/index.ts";
import type { AdminDeps } from "../admin-deps.ts";
import { ordersOfRefunds } from "./orders-of-refunds.ts";
import { areWithinReach } from "./reach.ts";
import { refundGone } from "./refund-gone.ts";

type Named = { readonly refundId: string };
type Handled = { readonly reference: string; readonly amount: number };

type RefundAction<Input extends Named> = {
  readonly action: string;
  readonly input: GenericSchema<unknown, Input>;
  /** Carries out the action; null when the refund was handled concurrently. */
  run(trx: Transaction<unknown>, input: Input): Promise<Handled | null>;
  readonly message: Texts;
};

/**
 * An action on one refund with its audit line, in one transaction. A refund of another store's order is answered like one
 * that does not exist.
 */
export const refundAction = <Input extends Named>(
  deps: AdminDeps,
  { action, input, run, message }: RefundAction<Input>,
) =>
  staffAction<{ input: Input }, Named, { readonly code: "REFUND_GONE" }>(deps, {
    action,
    permission: "refunds.send",
    input: v.object({ input }),
    async run(trx, staff, { input: given }) {
      const { refundId } = given;
      const refund = await refundById(trx, refundId);
      const orders = refund && (await ordersOfRefunds(trx, [refund])).get(refund.id);
      if (!refund || !areWithinReach(staff, orders ?? [])) return fail({ code: "REFUND_GONE" });
      const handled = await run(trx, given);
      if (!handled) return fail({ code: "REFUND_GONE" });
      const { reference, amount } = handled;
      return ok({ value: { refundId }, subject: `payment:${reference}`, detail: { ...given, amount } });
    },
    failures: { REFUND_GONE: refundGone },
    message,
  });
