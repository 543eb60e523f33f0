import { sql } from "kysely";
import { expect, test } from "vitest";
import { testClock } from "#kit/core/clock.ts";
import { systemIds } from "#kit/core/ids.ts";
import { requestContext } from "#kit/graphql/testing/request-context.ts";
import { testDatabase } from "#kit/testing/test-database.ts";
import { catalogueModule, noPromotions, notifyBackInStock, productReader } from "#modules/catalogue/server/index.ts";
import { insertProducts, runningShoe } from "#modules/catalogue/server/testing/products-fixture.ts";
import { addMembers } from "#modules/identity/server/index.ts";
import { deliverMessage, sealerOf } from "#modules/notification/server/index.ts";
import { recordingSenders } from "#modules/notification/server/testing/recording-senders.ts";
import { backInStockAnnouncer } from "./back-in-stock.ts";

const { database } = await testDatabase();
await insertProducts(database.kysely, [runningShoe], { "LKH1-red-42": { quantity: 0, sold: 0 } });
const member = (userCode: string, email: string | null) => ({
  userCode,
  email,
  mobile: email ? null : "+6281234567890",
  firstName: userCode,
  lastName: "",
  gender: null,
  birthDate: null,
  passwordHash: null,
  verifiedAt: new Date("2026-01-01"),
});
await addMembers(database.kysely, [member("ANI", "ani@mail.example"), member("BUDI", null)]);

const clock = testClock(new Date("2026-11-15T05:00:00Z"));
const sealer = sealerOf("a secret of the shop that is long enough", systemIds);
const notifier = backInStockAnnouncer({ ids: systemIds, clock, sealer });

test("D-34 the e-mail is sent through the outbox and links to the SKU of the reminder", async () => {
  const module = catalogueModule({
    database,
    promotions: noPromotions,
    products: productReader({ promotions: noPromotions, clock }),
    clock,
    pictureUrl: (path) => path,
    notifier,
  });
  const remind = module.resolvers.Mutation?.remindWhenAvailable as (
    source: unknown,
    args: { skuCode: string },
    context: ReturnType<typeof requestContext>,
  ) => Promise<{ success: boolean; errorCode: string | null }>;
  const call = (userCode: string) =>
    remind(null, { skuCode: "LKH1-red-42" }, requestContext({ caller: { kind: "member", sessionId: "s", userCode } }));
  expect(await call("BUDI")).toMatchObject({ success: false, errorCode: "NO_EMAIL" });
  expect(await call("ANI")).toMatchObject({ success: true });
  await sql`update inventory.stock set quantity = 4 where sku_code = 'LKH1-red-42'`.execute(database.kysely);
  expect(await notifyBackInStock({ database, clock, notifier })).toBe(1);

  const { sent, senders } = recordingSenders();
  const deliver = deliverMessage({
    database,
    clock,
    sealer,
    secret: "a secret of the hashes",
    senders,
    shop: { name: "Shop", url: "https://shop.example" },
  });
  const { rows } = await sql<{ id: string; topic: string; payload: unknown }>`
    select id, topic, payload from kit.outbox`.execute(database.kysely);
  expect(rows).toHaveLength(1);
  for (const row of rows) await deliver({ ...row, attempt: 1, signal: new AbortController().signal });
  expect(sent.EMAIL).toHaveLength(1);
  expect(sent.EMAIL[0]).toMatchObject({ to: "ani@mail.example", subject: "Back in stock: Road Runner" });
  expect(JSON.stringify(sent.EMAIL[0])).toContain("https://shop.example/pdp/Road-Runner/LKH1?skuCode=LKH1-red-42");
  expect(JSON.stringify(sent.EMAIL[0])).toContain("Road Runner (Red, EU 42)");
});
