import { sql } from "kysely";
import { afterAll, expect, test } from "vitest";
import { listening } from "#kit/graphql/testing/listening.ts";
import { sendRaw } from "#kit/http/testing/raw-request.ts";
import { testDatabase } from "#kit/testing/test-database.ts";
import { aDraft } from "#modules/order/server/testing/a-draft.ts";
import { orderFixture } from "#modules/order/server/testing/order-fixture.ts";
import type { StaffRole } from "#modules/staff/contract/roles.ts";
import { staffFixture } from "#modules/staff/server/testing/staff-fixture.ts";
import { adminPhotos } from "./admin-photos.ts";

const { database } = await testDatabase();
const orders = await orderFixture(database);
const staff = await staffFixture(database, () => [], orders.clock);
const { url, server } = await listening(adminPhotos(staff.deps, database.kysely));
afterAll(() => server.close());

const store = { code: "1001", name: "Senayan", address1: "Jl. Asia Afrika" };
const pickup = { deliveryMethod: "storePickup", address: null, service: null, days: null, store } as const;

/** The address of a picture of a return of such an order. */
async function aPhoto(returnCode: string, draft: Parameters<typeof aDraft>[0]): Promise<string> {
  const [order = ""] = await orders.placed(aDraft({ paymentReference: returnCode, ...draft }));
  await sql`
    insert into returns.return_order (code, order_code, owner, status, reason, money, points, freight, deducted, created_at)
    values (${returnCode}, ${order}, 'guest:sessionOf', '10', 'DAMAGED', 1, 0, 0, 0, now())`.execute(database.kysely);
  const { rows } = await sql<{ id: string }>`
    insert into returns.photo (id, order_code, owner, content, width, height, created_at, return_code, place)
    values (gen_random_uuid(), ${order}, 'guest:sessionOf', 'pixels', 8, 8, now(), ${returnCode}, 1)
    returning id`.execute(database.kysely);
  return `${url}/admin/photos/${returnCode}/${rows[0]?.id}`;
}

async function sessionOf(role: StaffRole, storeCode: string | null = null): Promise<{ cookie: string }> {
  const email = `${role.toLowerCase()}-${storeCode}@photos.test`;
  const headers = await staff.signedIn(email, role);
  await sql`update staff.account set store_code = ${storeCode} where email = ${email}`.execute(database.kysely);
  return headers;
}

test("D-70 pictures of a return are visible to staff who decide about it or receive it, those of a store to that store", async () => {
  const sent = await aPhoto("RTSENT222222", {});
  const fetched = await aPhoto("RTFETCH22222", pickup);
  const people = {
    orderDesk: await sessionOf("orderDesk"),
    "its own store": await sessionOf("storeStaff", "1001"),
    "another store": await sessionOf("storeStaff", "1002"),
    support: await sessionOf("support"),
    finance: await sessionOf("finance"),
    nobody: { cookie: "admin=guessed" },
  };
  const seen: Record<string, number[]> = {};
  for (const [who, headers] of Object.entries(people)) {
    const replies = [await sendRaw(sent, { headers }), await sendRaw(fetched, { headers })];
    seen[who] = replies.map(({ status }) => status);
  }
  expect(seen).toEqual({
    orderDesk: [200, 200],
    "its own store": [404, 200],
    "another store": [404, 404],
    support: [404, 404],
    finance: [404, 404],
    nobody: [404, 404],
  });
  expect((await sendRaw(sent.replace("RTSENT", "RTSEMT"), { headers: people.orderDesk })).status).toBe(404);
});
