import type { StaffDeps } from "#modules/staff/server/index.ts";

export type CashPlace = { readonly code: string; readonly name: string };

/** Dependencies of the back office's operations. */
export type CashDeps = Pick<StaffDeps, "database" | "clock" | "ids" | "secret" | "https"> & {
  /** The stores and warehouses that send orders. */
  readonly places: () => Promise<readonly CashPlace[]>;
};
