import { staffQuery } from "#modules/staff/server/index.ts";
import type { AdminDeps } from "../admin-deps.ts";

/** The stores orders are collected at, and an account can be limited to. */
export const adminStores = (deps: AdminDeps) =>
  staffQuery(deps, {
    permission: "orders.read",
    run: async () => (await deps.stores()).map(({ code, name }) => ({ code, name })),
  });
