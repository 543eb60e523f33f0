import { inTransaction } from "#kit/postgres/transaction.ts";
import { inAll } from "#modules/catalogue/server/testing/products-fixture.ts";
import { saveCoupon } from "#modules/promotion/server/index.ts";
import { median } from "../measure/median.ts";
import type { AdminShop } from "./admin-shop.ts";
import { startWork, untilDone } from "./background-work.ts";

const madeCodes = 100_000;

/** Seconds until so many single-use codes of a coupon exist. */
export type MeasuredCodes = { readonly codes: number; readonly seconds: number };

export async function timeCodes(admin: AdminShop, rounds: number): Promise<MeasuredCodes> {
  const seconds: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const couponCode = `BENCH${round}`;
    await inTransaction(admin.database, (trx) =>
      saveCoupon(trx, {
        code: couponCode,
        names: inAll("Bench"),
        percent: 10,
        scope: "everything",
        singleUse: true,
        beginsAt: new Date("2026-01-01T00:00:00Z"),
        endsAt: new Date("2099-01-01T00:00:00Z"),
      }),
    );
    const input = { key: crypto.randomUUID(), couponCode, count: madeCodes };
    const began = performance.now();
    await untilDone(admin, await startWork(admin, "adminMakeCouponCodes", "AdminMakeCouponCodesInput", input));
    seconds.push((performance.now() - began) / 1000);
  }
  return { codes: madeCodes, seconds: median(seconds) };
}
