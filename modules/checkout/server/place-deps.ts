import type { Kysely } from "kysely";
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
  /** Percent of a product's stock that unpaid guests of one network may hold; 100 is no limit (D-93). */
  readonly unpaidGuestPercent: number;
  /** How browsers reach the shop: gateways send them back there. */
  readonly publicUrl: string;
  /** A member's mailbox, which is null without one; null when there is no such member any more. */
  mailboxOfMember(db: Kysely<unknown>, userCode: string): Promise<{ readonly email: string | null } | null>;
};
