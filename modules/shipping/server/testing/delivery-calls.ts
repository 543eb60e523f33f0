import type { Database } from "#kit/postgres/connect.ts";
import { changeLogModule } from "#modules/change-log/server/index.ts";
import { staffFixture } from "#modules/staff/server/testing/staff-fixture.ts";
import { shippingAdminModule } from "../admin-module.ts";
import { deliveryFixture } from "./delivery-fixture.ts";

/** The operations on delivery behind a real endpoint. Rani is an administrator, Dewi is not. */
export async function deliveryCalls(database: Database) {
  const staff = await staffFixture(database, (deps) => [
    changeLogModule({ ...deps, records: [] }),
    shippingAdminModule(deps),
  ]);
  const rani = await staff.signedIn("rani@delivery.test", "admin");
  const dewi = await staff.signedIn("dewi@delivery.test", "catalogue");
  const { saveService, savePlace } = await deliveryFixture(database);
  const rate = { first: 10_000, next: 5_000, from: 1, to: 3 };
  await savePlace("WH01", { name: "Cikarang", kind: "warehouse", city: "32.16" });
  await savePlace("JKT01", { name: "Thamrin", kind: "store" });
  await saveService("JNE-REG", {
    ...{ name: "REG", active: true, "rates/32.16-31": rate, "rates/32.16-31.74.07": { ...rate, first: 8_000 } },
    "rates/35.78-35": rate,
  });
  await saveService("JNE-YES", { name: "YES", "rates/32.16-32": rate });

  /** The data of an operation, or the code of the error it was refused with. */
  // biome-ignore lint/suspicious/noExplicitAny: a test knows the fields it selects
  async function call(text: string, variables: object = {}, headers: object = rani): Promise<any> {
    const { body } = await staff.post<Record<string, unknown>>(text, { ...variables }, { ...headers });
    return body.errors?.[0]?.extensions.code ?? Object.values(body.data ?? {})[0];
  }
  /** The codes with which another role and a visitor without a session are refused. */
  const refusals = async (text: string, variables: object = {}) => [
    await call(text, variables, dewi),
    await call(text, variables, {}),
  ];
  return { call, refusals };
}
