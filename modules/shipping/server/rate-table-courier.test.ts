import { testDatabase } from "#kit/testing/test-database.ts";
import { fillRegions } from "#modules/address-book/server/index.ts";
import { someAreas } from "#modules/address-book/server/testing/some-areas.ts";
import { courierContract } from "./ports/courier.contract.ts";
import { rateTableCourier } from "./rate-table-courier.ts";
import { saveOrigins, saveRates } from "./store/rates.ts";

const { database } = await testDatabase();
await fillRegions(database, someAreas);
await saveOrigins(database.kysely, [{ sourceCode: "WH01", cityCode: "32.16" }]);
const service = { courierCode: "JNE", name: "JNE", position: 1 };
const rate = { courierCode: "JNE", originCode: "32.16", destinationCode: "31", daysFrom: 1, daysTo: 3 };
await saveRates(
  database.kysely,
  ["REG", "YES"].map((code) => ({ ...service, code })),
  [
    { ...rate, serviceCode: "REG", firstKilogram: 9_000, nextKilogram: 4_500 },
    { ...rate, serviceCode: "YES", firstKilogram: 30_000, nextKilogram: 0 },
  ],
);

courierContract({
  courier: rateTableCourier({ database }),
  served: { originCode: "32.16", destination: { district: "31.74.07", city: "31.74", state: "31" } },
  unserved: { district: "94.01.01", city: "94.01", state: "94" },
  faults: [],
});
