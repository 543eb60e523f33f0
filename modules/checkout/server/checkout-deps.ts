import type { EmailRule } from "#kit/core/email-address.ts";
import type { Rupiah } from "#kit/core/rupiah.ts";
import type { CartDeps } from "#modules/cart/server/index.ts";
import type { LoyaltyDeps } from "#modules/loyalty/server/index.ts";
import type { PaymentDeps } from "#modules/payment/server/index.ts";
import type { Courier } from "#modules/shipping/server/index.ts";

/** What the checkout needs besides what the cart does. */
export type CheckoutDeps = CartDeps & {
  /** How long a checkout holds. */
  readonly minutes: number;
  readonly emailRule: EmailRule;
  /** Keys the hashes under which guests are known again. */
  readonly secret: string;
  /** Rupiah a point is worth (D-16). */
  readonly pointWorth: Rupiah;
  readonly couriers: readonly Courier[];
  /** Stores that are not shown to shoppers. */
  readonly hiddenStoreCodes: readonly string[];
  readonly loyalty: Pick<LoyaltyDeps, "database" | "club">;
  readonly payments: Pick<PaymentDeps, "gateways">;
};
