import type { Kysely } from "kysely";
import type { LedgerDeps } from "#modules/consent/server/index.ts";
import type { LoyaltyDeps } from "#modules/loyalty/server/index.ts";
import type { TransitionDeps } from "#modules/order/server/index.ts";
import type { PaymentDeps } from "#modules/payment/server/index.ts";
import type { CheckoutDeps } from "./checkout-deps.ts";

/** Dependencies of placing an order: those of showing a checkout, and the modules that write. */
export type PlaceDeps = Omit<CheckoutDeps, "loyalty" | "payments"> & {
  readonly loyalty: Pick<LoyaltyDeps, "database" | "club" | "clock" | "ids">;
  readonly payments: PaymentDeps;
  readonly orders: TransitionDeps;
  readonly consents: LedgerDeps;
  /** Percent of a product's stock that unpaid guests of one network may hold; 100 is no limit (D-93). Staff may change it. */
  readonly unpaidGuestPercent: () => number;
  /** Base URL of the shop; payment gateways redirect the browser there. */
  readonly publicUrl: string;
  /** The member's e-mail address, if they have one; null when the account was deleted. */
  mailboxOfMember(db: Kysely<unknown>, userCode: string): Promise<{ readonly email: string | null } | null>;
  /** Whether a guest's number or address is that of a blocked member. */
  isBlockedContact(db: Kysely<unknown>, contact: { readonly mobile: string; readonly email: string }): Promise<boolean>;
};
