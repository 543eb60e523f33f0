import type { Database } from "#kit/postgres/connect.ts";
import { orderFixture } from "#modules/order/server/testing/order-fixture.ts";
import { staffFixture } from "#modules/staff/server/testing/staff-fixture.ts";
import { type AdminDeps, adminModule } from "../index.ts";

/** The back office over a real database, with orders, payments and staff as they are. */
export async function adminFixture(database: Database, changes: Partial<AdminDeps> = {}) {
  const orders = await orderFixture(database);
  const staff = await staffFixture(
    database,
    (deps) => [
      adminModule({
        ...deps,
        orders: { ...orders.deps, canBookParcels: true },
        payments: orders.payDeps,
        returns: { ...deps, pointEarnedBy: 10_000 },
        pictureUrl: (path) => `/${path}`,
        stores: async () => [{ code: "1001", name: "Senayan City" }],
        isStore: async (code) => code === "1001",
        isPage: async (path) => path === "/contact-us",
        audience: { size: async () => 0, next: async () => [] },
        ...changes,
      }),
    ],
    orders.clock,
  );
  return { orders, staff };
}
