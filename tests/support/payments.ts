import { midtransGateway } from "#adapters/payment/midtrans/midtrans-gateway.ts";
import { bankPaths, bankServerKey } from "#apps/simulators/bank/bank-account.ts";
import { systemClock } from "#kit/core/clock.ts";
import { systemIds } from "#kit/core/ids.ts";
import { rupiah } from "#kit/core/rupiah.ts";
import { connect, type Database } from "#kit/postgres/connect.ts";
import { inTransaction } from "#kit/postgres/transaction.ts";
import type { OrderDraft } from "#modules/order/contract/order-draft.ts";
import { placeOrders } from "#modules/order/server/index.ts";
import { aDraft, aLine } from "#modules/order/server/testing/a-draft.ts";
import { ordersWithoutListeners } from "#modules/order/server/testing/orders-without-listeners.ts";
import { openPayment, type PaymentAttempt, type PaymentDeps } from "#modules/payment/server/index.ts";
import { gatewaysOf } from "#modules/payment/server/ports/gateway.ts";
import { runSettings } from "./run-settings.ts";

export type DemoPayment = {
  owner: string;
  channelCode?: string;
  amount?: number;
  minutes?: number;
  draft?: Partial<OrderDraft>;
};

const noSeal = { seal: () => "", open: () => "" };

/** Places an order and opens its payment as checkout would, at the shop's own bank. */
export async function aPayment(
  shopUrl: string,
  { owner, channelCode = "VA_BCA", amount = 489_000, minutes = 24 * 60, draft = {} }: DemoPayment,
): Promise<PaymentAttempt & { readonly orderCode: string }> {
  const database = connect(runSettings().databaseUrl, { maxConnections: 1 });
  const reference = `PAY-${systemIds.code(10)}`;
  try {
    const orderCode = await anOrder(database, { owner, channelCode, amount, reference, draft });
    const opened = await openPayment(paymentDeps(database, shopUrl), {
      reference,
      amount: rupiah(amount),
      channelCode,
      payer: { owner, name: "Sari Dewi", email: "sari@mail.example", mobile: null },
      returnUrl: `${shopUrl}/pay-callback?order=${orderCode}`,
      expiresAt: new Date(Date.now() + minutes * 60_000),
      key: "1",
    });
    if (!opened.ok) throw new Error(opened.error.code);
    return { ...opened.value, orderCode };
  } finally {
    await database.close();
  }
}

type Ordered = Required<Pick<DemoPayment, "owner" | "channelCode" | "amount" | "draft">> & {
  readonly reference: string;
};

/** Freight makes up the rest of the amount. */
async function anOrder(database: Database, ordered: Ordered): Promise<string> {
  const { owner, channelCode, amount, reference } = ordered;
  // The order's page shows its products, of which there is no picture here.
  const { totals, lines } = aDraft({ lines: [aLine({ picture: null })] });
  const subtotal = lines.reduce((sum, { payAmount }) => sum + payAmount, 0);
  const draft = aDraft({
    owner,
    channelCode,
    paymentReference: reference,
    lines,
    totals: { ...totals, freight: rupiah(amount - subtotal), totalAmount: rupiah(amount) },
    ...ordered.draft,
  });
  const [placed] = await inTransaction(database, (trx) =>
    placeOrders(trx, ordersWithoutListeners, [draft], new Date()),
  );
  if (!placed) throw new Error("no order was placed");
  return placed.orderCode;
}

const paymentDeps = (database: Database, shopUrl: string): PaymentDeps => {
  const bank = () => shopUrl + bankPaths.midtrans;
  return {
    database,
    clock: systemClock,
    ids: systemIds,
    gateways: gatewaysOf(
      midtransGateway({
        apiUrl: bank,
        snapUrl: bank,
        serverKey: bankServerKey,
        clock: systemClock,
        timeoutMs: 120_000,
      }),
    ),
    sealer: noSeal,
    onSettled: [],
    alarm: () => undefined,
  };
};

/** Pays at the simulated bank. */
export async function payAtBank(shopUrl: string, name: string, order: object = {}): Promise<void> {
  const response = await fetch(`${shopUrl}/dev/va/${name}/pay`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(order),
  });
  if (!response.ok) throw new Error(`the bank answered ${response.status}`);
}
