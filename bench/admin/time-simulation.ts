import { readFileSync } from "node:fs";
import { chargedOrders, newestPurchases } from "#modules/order/server/index.ts";
import { median } from "../measure/median.ts";
import { sendRequest } from "../servers/send-request.ts";
import type { AdminShop } from "./admin-shop.ts";
import { placeOrders } from "./place-orders.ts";

const simulatedOrders = 10_000;
const file = "../../modules/promotion/admin/promotion-simulator/promotion-simulator.graphql";

/** Seconds to simulate a promotion over so many orders, and to do no more than read them. */
export type MeasuredSimulation = { readonly orders: number; readonly seconds: number; readonly readSeconds: number };

/** A tier over everything: every order is priced twice, and most of them change. */
const state = {
  kind: "tier",
  rewardByPercentage: true,
  scope: { everything: true },
  levels: [{ threshold: 500_000, reward: 10 }],
};

export async function timeSimulation(
  { shop, database, headers }: AdminShop,
  rounds: number,
): Promise<MeasuredSimulation> {
  const period = await placeOrders(database, simulatedOrders);
  const query = readFileSync(new URL(file, import.meta.url), "utf8");
  const input = { promotionCode: "BENCH_SIMULATED", state, orders: simulatedOrders, carts: false, ...period };
  const body = { operationName: "AdminSimulatePromotion", query, variables: { input } };
  const simulate = async () => {
    const answer = await sendRequest(shop.port, { method: "POST", path: "/admin/graphql", headers, json: body });
    const { orders } = JSON.parse(answer.body.toString()).data.adminSimulatePromotion;
    if (orders.counted !== simulatedOrders) throw new Error(`${orders.counted} orders were simulated`);
  };
  const read = async () => {
    const all = { from: new Date(period.from), until: new Date(period.until), limit: simulatedOrders };
    const chosen = await newestPurchases(database.kysely, all);
    for (let from = 0; from < chosen.length; from += 500) {
      const batch = chosen.slice(from, from + 500).map(({ reference }) => reference);
      await chargedOrders(database.kysely, batch);
    }
  };
  await simulate();
  const seconds: number[] = [];
  const readSeconds: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    seconds.push(await timed(simulate));
    readSeconds.push(await timed(read));
  }
  return { orders: simulatedOrders, seconds: median(seconds), readSeconds: median(readSeconds) };
}

async function timed(work: () => Promise<void>): Promise<number> {
  const began = performance.now();
  await work();
  return (performance.now() - began) / 1000;
}
