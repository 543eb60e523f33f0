import type { Transaction } from "kysely";
import { publishedAreas } from "#adapters/area-data/idn-area-data/area-list.ts";
import { provinceCentres } from "#adapters/area-data/idn-area-data/province-centres.ts";
import { systemClock } from "#kit/core/clock.ts";
import type { Database } from "#kit/postgres/connect.ts";
import { inTransaction } from "#kit/postgres/transaction.ts";
import { fillRegions } from "#modules/address-book/server/index.ts";
import { writeAttributes, writeBrands, writeCategories, writeProducts } from "#modules/catalogue/server/index.ts";
import { saveSources, saveStock } from "#modules/inventory/server/index.ts";
import { inOneTransaction, rebuildSearch } from "#modules/search/server/index.ts";
import { saveOrigins, saveRates } from "#modules/shipping/server/index.ts";
import { saveStore } from "#modules/stores/server/index.ts";
import { writeMembers } from "./members.ts";
import { writePages } from "./pages.ts";
import { attributes, brands, categories, products, stock, storeCode, warehouses } from "./products.ts";
import { writePromotions } from "./promotions.ts";

/** A small shop for the engine's own tests: products, two warehouses, a store, couriers, pages and members. */
export async function fillFixtureShop(database: Database): Promise<void> {
  await fillRegions(database, publishedAreas);
  await inTransaction(database, async (trx) => {
    await writePages(trx);
    await writeBrands(trx, brands);
    await writeCategories(trx, [...categories]);
    await writeAttributes(trx, attributes);
    await writeProducts(trx, [...products]);
    await writeStore(trx);
    await saveSources(trx, [
      ...warehouses.map((code, priority) => ({ code, kind: "warehouse" as const, name: code, priority })),
      { code: storeCode, kind: "store" as const, name: "Fixture shop Thamrin" },
    ]);
    await saveStock(trx, stock);
    await writeFreight(trx);
    await writeMembers(trx);
    await writePromotions(trx);
    await rebuildSearch(inOneTransaction(trx), systemClock.now());
  });
}

const open = { opens: "10:00", closes: "22:00" };

async function writeStore(trx: Transaction<unknown>): Promise<void> {
  const saved = await saveStore(trx, {
    code: storeCode,
    name: "Fixture shop Thamrin",
    address1: "Jl. Teluk Betung Raya No. 41",
    city: "Jakarta Pusat",
    province: "DKI Jakarta",
    zip: "10230",
    latitude: -6.1957,
    longitude: 106.8206,
    phone: "+62 21 5550 2101",
    hours: Array.from({ length: 7 }, () => open),
    services: ["PICKUP", "RETURNS"],
    picture: null,
    position: 0,
  });
  if (!saved.ok) throw new Error(`${saved.error.where}: ${saved.error.problem}`);
}

const origins = [
  { sourceCode: "WH01", cityCode: "32.16" },
  { sourceCode: "WH02", cityCode: "35.78" },
];

/** Two services of one courier from both warehouses to every province. */
async function writeFreight(trx: Transaction<unknown>): Promise<void> {
  const services = [
    { courierCode: "JNE", code: "REG", name: "JNE REG", position: 1 },
    { courierCode: "JNE", code: "YES", name: "JNE YES", position: 2 },
  ];
  const provinces = [...(await provinceCentres()).keys()];
  await saveOrigins(trx, origins);
  await saveRates(
    trx,
    services,
    origins.flatMap(({ cityCode: originCode }) =>
      provinces.flatMap((destinationCode) =>
        services.map(({ courierCode, code: serviceCode, position }) => ({
          courierCode,
          serviceCode,
          originCode,
          destinationCode,
          firstKilogram: position * 10_000,
          nextKilogram: position * 10_000,
          daysFrom: 1,
          daysTo: 3,
        })),
      ),
    ),
  );
}
