import type { Kysely } from "kysely";
import { ok } from "#kit/core/result.ts";
import { type Rupiah, rupiah } from "#kit/core/rupiah.ts";
import type { Database } from "#kit/postgres/connect.ts";
import type { Courier, CourierRate } from "./ports/courier.ts";
import { closestRates, type Rate } from "./store/rates.ts";

const priceOf = ({ firstKilogram, nextKilogram }: Rate, kilograms: number): Rupiah =>
  rupiah(firstKilogram + nextKilogram * (kilograms - 1));

/** Every courier whose prices stand in our own table: asked in one statement, never out of reach. */
export const rateTableCourier = ({ database }: { database: Database }): Courier => rateTableOf(database.kysely);

/** The table as a connection sees it: inside a transaction with the rates written there. */
export const rateTableOf = (db: Kysely<unknown>): Courier => ({
  async rates({ parcels, destination }) {
    const origins = parcels.map(({ originCode }) => originCode);
    const rates = await closestRates(db, origins, destination);
    const services = Map.groupBy(rates, ({ courierCode, serviceCode }) => `${courierCode} ${serviceCode}`);
    return ok([...services.values()].flatMap((ofService) => rateOfService(ofService, parcels) ?? []));
  },
});
function rateOfService(
  rates: readonly Rate[],
  parcels: readonly { readonly originCode: string; readonly kilograms: number }[],
): CourierRate | null {
  const [first] = rates;
  const byOrigin = new Map(rates.map((rate) => [rate.originCode, rate]));
  if (!first || parcels.some(({ originCode }) => !byOrigin.has(originCode))) return null;
  const prices = parcels.flatMap(({ originCode, kilograms }) => {
    const rate = byOrigin.get(originCode);
    return rate ? [priceOf(rate, kilograms)] : [];
  });
  const { courierCode, serviceCode, name } = first;
  const days = [
    Math.max(...rates.map(({ daysFrom }) => daysFrom)),
    Math.max(...rates.map(({ daysTo }) => daysTo)),
  ] as const;
  return { courierCode, serviceCode, name, prices, days };
}
