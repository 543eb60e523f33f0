import { midtransGateway } from "#adapters/payment/midtrans/midtrans-gateway.ts";
import { bankPaths, bankServerKey } from "#apps/simulators/bank/bank-account.ts";
import { systemClock } from "#kit/core/clock.ts";
import { systemIds } from "#kit/core/ids.ts";
import { rupiah } from "#kit/core/rupiah.ts";
import { connect } from "#kit/postgres/connect.ts";
import { openPayment, type PaymentAttempt, type PaymentDeps } from "#modules/payment/server/index.ts";
import { gatewaysOf } from "#modules/payment/server/ports/gateway.ts";
import { runSettings } from "./run-settings.ts";

export type DemoPayment = { owner: string; channelCode?: string; amount?: number; minutes?: number };

/** Opens a payment as checkout would, at the shop's own bank. The reference is the code of its order. */
export async function aPayment(
  shopUrl: string,
  { owner, channelCode = "VA_BCA", amount = 489_000, minutes = 24 * 60 }: DemoPayment,
): Promise<PaymentAttempt> {
  const database = connect(runSettings().databaseUrl, { maxConnections: 1 });
  const bank = () => shopUrl + bankPaths.midtrans;
  const deps: PaymentDeps = {
    database,
    clock: systemClock,
    ids: systemIds,
    gateways: gatewaysOf(
      midtransGateway({ apiUrl: bank, snapUrl: bank, serverKey: bankServerKey, clock: systemClock }),
    ),
    sealer: { seal: () => "", open: () => "" },
    onSettled: [],
    alarm: () => undefined,
  };
  const reference = `BB${systemIds.code(10)}`;
  try {
    const opened = await openPayment(deps, {
      reference,
      amount: rupiah(amount),
      channelCode,
      payer: { owner, name: "Sari Dewi", email: "sari@mail.example", mobile: null },
      returnUrl: `${shopUrl}/pay-callback?order=${reference}`,
      expiresAt: new Date(Date.now() + minutes * 60_000),
      key: "1",
    });
    if (!opened.ok) throw new Error(opened.error.code);
    return opened.value;
  } finally {
    await database.close();
  }
}

/** Pays at the bank, as its own page would. */
export async function payAtBank(shopUrl: string, name: string, order: object = {}): Promise<void> {
  const response = await fetch(`${shopUrl}/dev/va/${name}/pay`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(order),
  });
  if (!response.ok) throw new Error(`the bank answered ${response.status}`);
}
