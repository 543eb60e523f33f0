import { fail, ok, type Result } from "#kit/core/result.ts";
import { inTransaction } from "#kit/postgres/transaction.ts";
import type { BankAccount } from "#modules/payment/contract/bank-account.ts";
import { giveRefundAccount } from "#modules/payment/server/index.ts";
import type { CancelReason } from "../../contract/order-texts.ts";
import type { Pieces } from "../../contract/refund/refund-of.ts";
import type { LockedOrder, Order } from "../order.ts";
import type { OrderDeps } from "../order-deps.ts";
import { isOneOf, lockAndReadOrders } from "../store/orders.ts";
import type { NotAllowed } from "../transition.ts";
import { type CancelRequestDraft, type RefundChanged, requestCancel } from "./request-cancel.ts";

type Wish = {
  readonly reason: CancelReason;
  /** The refund the shopper was shown; left out when none was shown. */
  readonly expected?: CancelRequestDraft["expected"];
  /** Chooses the pieces, with the order locked. */
  readonly items: (held: LockedOrder) => readonly Pieces[];
  /** The bank account for the refund, if given; an earlier one stays. */
  readonly bankAccount?: BankAccount | null;
};

type Asked = Result<{ orderCode: string }, NotAllowed | RefundChanged>;

/** Creates a cancel request for pieces of a paid order, in its own transaction. */
export const createCancelRequest = (
  deps: Pick<OrderDeps, "database" | "ids" | "clock" | "returns" | "payments">,
  { code }: Pick<Order, "code">,
  { reason, items, expected, bankAccount = null }: Wish,
): Promise<Asked> =>
  inTransaction(deps.database, async (trx): Promise<Asked> => {
    const [held] = await lockAndReadOrders(trx, isOneOf([code]));
    if (!held) return fail({ code: "ACTION_NOT_ALLOWED" });
    const result = await requestCancel(trx, deps, held, { items: items(held), reason, expected });
    if (!result.ok) return result;
    const { paymentReference: reference } = held;
    if (bankAccount) await giveRefundAccount(trx, deps.payments, { reference, account: bankAccount });
    return ok({ orderCode: code });
  });
