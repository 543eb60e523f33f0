import { sql } from "kysely";
import { expect, test } from "vitest";
import { testDatabase } from "#kit/testing/test-database.ts";
import { staffFixture } from "#modules/staff/server/testing/staff-fixture.ts";
import { paymentAdminModule } from "../admin-module.ts";
import { paymentFixture } from "../testing/payment-fixture.ts";

const { database } = await testDatabase();
const { opened } = await paymentFixture(database);
const staff = await staffFixture(database, (deps) => [
  paymentAdminModule({ ...deps, gateways: { has: (name) => name === "books" } }),
]);
const rani = await staff.signedIn("rani@channels.test", "admin");
const dewi = await staff.signedIn("dewi@channels.test", "finance");

// biome-ignore lint/suspicious/noExplicitAny: a test knows the fields it selects
async function channels(headers: object = rani): Promise<any> {
  const { body } = await staff.post<Record<string, unknown>>(
    `query adminPaymentChannels { adminPaymentChannels { code parentCode kind isGroup name enabled gateway isReady
      position fee feeBasisPoints least most minutes couriers waiting } }`,
    {},
    { ...headers },
  );
  return body.errors?.[0]?.extensions.code ?? Object.values(body.data ?? {})[0];
}
// biome-ignore lint/suspicious/noExplicitAny: a test knows the fields it selects
const channel = async (code: string) => (await channels()).find((one: any) => one.code === code);

test("every channel is listed, switched off ones too, with its terms and the payments that wait", async () => {
  await opened({ channelCode: "VA_BCA" });
  await opened({ channelCode: "VA_BCA" });
  await sql`update payment.channel set enabled = false, fee_basis_points = 70, gateway = 'elsewhere' where code = 'VA_BNI'`.execute(
    database.kysely,
  );
  expect(await channel("VA_BCA")).toEqual({
    ...{ code: "VA_BCA", parentCode: "VA", kind: "va", isGroup: false, name: "BCA Virtual Account", enabled: true },
    ...{ gateway: "books", isReady: true, position: 1, fee: 0, feeBasisPoints: 0, least: 0, most: null },
    ...{ minutes: 1_440, couriers: null, waiting: 2 },
  });
  expect(await channel("VA_BNI")).toMatchObject({ enabled: false, isReady: false, feeBasisPoints: 70, waiting: 0 });
  expect(await channel("VA")).toMatchObject({ isGroup: true, gateway: null, isReady: true, minutes: null });
  expect(await channel("COD")).toMatchObject({ isGroup: false, couriers: ["GRAB", "JNE"], most: 5_000_000 });
});

test("only administrators see the channels", async () => {
  expect(await channels(dewi)).toBe("FORBIDDEN");
  expect(await channels({})).toBe("STAFF_ONLY");
});
