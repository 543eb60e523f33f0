import type { NotificationAudience } from "#modules/notification/server/index.ts";
import type { TransitionDeps } from "#modules/order/server/index.ts";
import type { PaymentDeps } from "#modules/payment/server/index.ts";
import type { ReturnStepDeps } from "#modules/returns/server/index.ts";
import type { StaffDeps } from "#modules/staff/server/index.ts";

/** Dependencies of the operations. `database` is never a replica: an action must see the current state. */
export type AdminDeps = Pick<StaffDeps, "database" | "clock" | "ids" | "secret" | "https" | "sealer"> & {
  /** How orders change. */
  readonly orders: TransitionDeps;
  readonly payments: PaymentDeps;
  /** How returns change. */
  readonly returns: ReturnStepDeps;
  /** The stores shoppers see. */
  readonly stores: () => Promise<readonly { readonly code: string; readonly name: string }[]>;
  /** Whether there is a store with this code. */
  readonly isStore: (code: string) => Promise<boolean>;
  /** Whether a visitor finds a page of the shop at this address. */
  readonly isPage: (path: string) => Promise<boolean>;
  /** Who agreed to hear of offers. */
  readonly audience: NotificationAudience;
  readonly pictureUrl: (path: string) => string;
};
