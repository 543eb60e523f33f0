import { expect } from "@playwright/test";
import { sql } from "kysely";
import { inTransaction } from "#kit/postgres/transaction.ts";
import { lockAndReadOrders, sendParcel } from "#modules/order/server/index.ts";
import { ordersWithoutListeners } from "#modules/order/server/testing/orders-without-listeners.ts";
import { withDatabase } from "./orders.ts";
import type { Shop } from "./shop.ts";

const deps = { ...ordersWithoutListeners, canBookParcels: true };

/** Ships a whole order with one courier. Returns the tracking number. */
export async function sendAll(shop: Shop, code: string): Promise<string> {
  await withDatabase((database) =>
    inTransaction(database, async (trx) => {
      const [order] = await lockAndReadOrders(trx, sql<boolean>`placed.code = ${code}`);
      if (!order) throw new Error("no such order");
      const items = order.lines.map(({ quantity }, number) => ({ number, quantity }));
      const sent = await sendParcel(trx, deps, order, { items, actor: "staff", actorName: "Wati" });
      if (!sent.ok) throw new Error(sent.error.code);
    }),
  );
  const number = async () => {
    const [parcel] = await shop.sql<{ number: string | null }>(
      "select express_code as number from shipping.parcel where reference = $1",
      [code],
    );
    return parcel?.number ?? null;
  };
  await expect.poll(number).not.toBeNull();
  return (await number()) ?? "";
}

/** Moves a parcel at the courier, which sends webhooks. Returns the shop's response to each copy. */
export async function moveParcel(shop: Shop, number: string, move: Record<string, unknown>): Promise<number[]> {
  const response = await fetch(`${shop.url}/dev/courier/shipments/${number}/move`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(move),
  });
  return ((await response.json()) as { answers: number[] }).answers;
}
