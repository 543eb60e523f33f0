import type { LedgerDeps } from "#modules/consent/server/index.ts";
import type { LoyaltyDeps } from "#modules/loyalty/server/index.ts";
import type { AdvanceDeps } from "#modules/order/server/index.ts";
import type { PaymentDeps } from "#modules/payment/server/index.ts";
import type { CheckoutDeps } from "./checkout-deps.ts";

/** What placing an order needs besides what showing a checkout does. */
export type PlaceDeps = Omit<CheckoutDeps, "loyalty" | "payments"> & {
  readonly loyalty: Pick<LoyaltyDeps, "database" | "club" | "clock" | "ids">;
  readonly payments: PaymentDeps;
  readonly orders: AdvanceDeps;
  readonly consents: LedgerDeps;
  /** How browsers reach the shop: gateways send them back there. */
  readonly publicUrl: string;
  /** A member's mailbox; null without one. */
  emailOfMember(userCode: string): Promise<string | null>;
};
