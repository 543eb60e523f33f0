import { sql } from "kysely";
import { aDraft } from "#modules/order/server/testing/a-draft.ts";
import { callOrders } from "#modules/order/server/testing/call-orders.ts";
import type { adminClient, StaffHeaders } from "./admin-client.ts";

type Client = Awaited<ReturnType<typeof adminClient>>;

const rowFields = "refundId amount state orderCodes customer account accountProblem waitsForAccount";

/** Refunds that need a member of staff, and how the shopper sees them. */
export async function refundClient({ database, orders, staff, query, paidOrder, outcome }: Client) {
  const finance = await staff.signedIn("finance@staff.test", "finance");
  const call = callOrders(orders.deps);
  const idOf = async (where: string) =>
    (
      await sql<{ id: string }>`select id from payment.refund where ${where} in (reference, key)`.execute(
        database.kysely,
      )
    ).rows[0]?.id ?? "";
  return {
    finance,
    /** An order whose shopper paid less than was due: the refund waits for a decision. */
    async wrongAmount(reference: string) {
      const [orderCode = ""] = await orders.placed(aDraft({ paymentReference: reference }));
      const { chargeId } = await orders.open(reference, 288_000);
      await orders.pay({ chargeId, amount: 250_000 });
      return { orderCode, refundId: await idOf(reference) };
    },
    /** A paid order that was cancelled, whose refund has to be sent by hand. */
    async manualRefund() {
      const order = await paidOrder();
      await outcome("adminCancel", { ...order, reasonCode: "OTHER" });
      await orders.work();
      return { orderCode: order.orderCode, refundId: await idOf(`closed:${order.orderCode}`) };
    },
    async giveAccount(orderCode: string) {
      const bankAccount = { bankName: "BCA", accountNumber: "1234567890", accountHolder: "Sari Lestari" };
      const text = `mutation saveRefundAccount($input: RefundAccountInput!) { saveRefundAccount(input: $input) {
        success errorCode errorMessage } }`;
      await call(text, { input: { orderCode, bankAccount } });
    },
    /** The payments of another amount than was due, as the shopper sees them. */
    async oddPayments(orderCode: string) {
      const { reply } = await call(
        `query getCustomOrderDetail($input: OrderCommonInput!) { getCustomOrderDetail(orderCommonInput: $input) {
          data { oddPayments { amount state note } } } }`,
        { input: { orderCode } },
      );
      return reply?.data?.oddPayments;
    },
    /** The row of an order in a list of refunds. */
    async rowOf(orderCode: string, list: "adminRefunds" | "adminSentRefunds", headers: StaffHeaders = finance) {
      const rows = await query(`query ${list} { ${list} { ${rowFields} } }`, {}, headers);
      return Array.isArray(rows) ? rows.find(({ orderCodes }) => orderCodes.includes(orderCode)) : rows;
    },
  };
}
