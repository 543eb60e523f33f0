import type { Database } from "#kit/postgres/connect.ts";
import { approvalsAdminModule } from "#modules/approvals/server/index.ts";
import { noSegmentAudience } from "#modules/notification/server/testing/no-segment-audience.ts";
import { orderFixture } from "#modules/order/server/testing/order-fixture.ts";
import type { StaffDeps } from "#modules/staff/server/index.ts";
import { staffFixture } from "#modules/staff/server/testing/staff-fixture.ts";
import { type AdminDeps, adminModule, refundProposals } from "../index.ts";

/** The back office over a real database, with orders, payments and staff as they are. */
export async function adminFixture(database: Database, changes: Partial<AdminDeps> = {}) {
  const orders = await orderFixture(database);
  const adminDeps = (deps: StaffDeps): AdminDeps => ({
    ...deps,
    orders: { ...orders.deps, canBookParcels: true },
    payments: orders.payDeps,
    returns: { ...deps, pointEarnedBy: 10_000, onReceived: [] },
    refundLimit: () => 5_000_000,
    skus: { identify: async () => new Map(), describe: async () => new Map() },
    pictureUrl: (path) => `/${path}`,
    stores: async () => [{ code: "1001", name: "Senayan City" }],
    isStore: async (code) => code === "1001",
    isPage: async (path) => path === "/contact-us",
    finders: [],
    audience: { size: async () => 0, next: async () => [], ofSegment: noSegmentAudience },
    ...changes,
  });
  const staff = await staffFixture(
    database,
    (deps) => {
      const admin = adminDeps(deps);
      return [adminModule(admin), approvalsAdminModule({ ...deps, kinds: [refundProposals(admin)] })];
    },
    orders.clock,
  );
  return { orders, staff };
}
