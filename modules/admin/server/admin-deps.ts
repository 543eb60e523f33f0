import type { SkuCatalogue } from "#modules/inventory/server/index.ts";
import type { NotificationAudience } from "#modules/notification/server/index.ts";
import type { TransitionDeps } from "#modules/order/server/index.ts";
import type { PaymentDeps } from "#modules/payment/server/index.ts";
import type { ReturnStepDeps } from "#modules/returns/server/index.ts";
import type { StaffDeps } from "#modules/staff/server/index.ts";
import type { FindProvider } from "./ports/find-provider.ts";

/** Dependencies of the operations. `database` is never a replica: an action must see the current state. */
export type AdminDeps = Pick<StaffDeps, "database" | "clock" | "ids" | "secret" | "https" | "sealer"> & {
  /** How orders change. */
  readonly orders: TransitionDeps;
  readonly payments: PaymentDeps;
  /** How returns change. */
  readonly returns: ReturnStepDeps;
  /** Rupiah above which the refund of a return needs the approval of a second person. */
  refundLimit(): number;
  /** The stores shoppers see. */
  readonly stores: () => Promise<readonly { readonly code: string; readonly name: string }[]>;
  /** Whether there is a store with this code. */
  readonly isStore: (code: string) => Promise<boolean>;
  /** Whether a visitor finds a page of the shop at this address. */
  readonly isPage: (path: string) => Promise<boolean>;
  /** Members who consented to offers. */
  readonly audience: NotificationAudience;
  /** What a scanned barcode is, beyond the orders of a pick list. */
  readonly skus: Pick<SkuCatalogue, "identify" | "describe">;
  readonly pictureUrl: (path: string) => string;
  /** What the command palette finds beyond orders, returns and staff. */
  readonly finders: readonly FindProvider[];
};
