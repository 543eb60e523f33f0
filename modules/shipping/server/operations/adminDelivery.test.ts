import { expect, test } from "vitest";
import { testDatabase } from "#kit/testing/test-database.ts";
import { deliveryCalls } from "../testing/delivery-calls.ts";

const { database } = await testDatabase();
const { call, refusals } = await deliveryCalls(database);
const query = `query adminDelivery { adminDelivery { unreached places { code name kind city { code name } }
  services { id courier name active rates origins lowest highest } } }`;

test("services are listed with the figures of their rates, and provinces that no offered service reaches are named", async () => {
  expect(await call(query)).toEqual({
    // The rate to Jawa Barat is of a service that is off, the one to Jawa Timur begins where no warehouse is.
    unreached: ["Jawa Barat", "Jawa Timur", "Papua Tengah"],
    places: [
      { code: "WH01", name: "Cikarang", kind: "warehouse", city: { code: "32.16", name: "Kabupaten Bekasi" } },
      { code: "JKT01", name: "Thamrin", kind: "store", city: null },
    ],
    services: [
      {
        ...{ id: "JNE-REG", courier: "JNE", name: "REG", active: true, rates: 3, lowest: 8_000, highest: 10_000 },
        origins: ["Kabupaten Bekasi", "Kota Surabaya"],
      },
      {
        ...{ id: "JNE-YES", courier: "JNE", name: "YES", active: false, rates: 1, lowest: 10_000, highest: 10_000 },
        origins: ["Kabupaten Bekasi"],
      },
    ],
  });
});

test("only administrators may call it", async () => {
  expect(await refusals(query)).toEqual(["FORBIDDEN", "STAFF_ONLY"]);
});
