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
import { type CancelWish, type RefundChanged, requestCancel } from "./request-cancel.ts";

type Wish = {
  readonly reason: CancelReason;
  /** What the shopper was shown that goes back; left out by those who were shown nothing. */
  readonly expected?: CancelWish["expected"];
  /** The pieces, decided once nobody else changes the order. */
  readonly items: (held: LockedOrder) => readonly Pieces[];
  /** Where the refund goes, if it was said; one that was given before stays. */
  readonly bankAccount?: BankAccount | null;
};

type Asked = Result<{ orderCode: string }, NotAllowed | RefundChanged>;

/** Files a request to call off pieces of a paid order, in a transaction of its own. */
export const askToCancel = (
  deps: Pick<OrderDeps, "database" | "ids" | "clock" | "returns" | "payments">,
  { code }: Pick<Order, "code">,
  { reason, items, expected, bankAccount = null }: Wish,
): Promise<Asked> =>
  inTransaction(deps.database, async (trx): Promise<Asked> => {
    const [held] = await lockAndReadOrders(trx, isOneOf([code]));
    if (!held) return fail({ code: "ACTION_NOT_ALLOWED" });
    const asked = await requestCancel(trx, deps, held, { items: items(held), reason, expected });
    if (!asked.ok) return asked;
    const { paymentReference: reference } = held;
    if (bankAccount) await giveRefundAccount(trx, deps.payments, { reference, account: bankAccount });
    return ok({ orderCode: code });
  });
