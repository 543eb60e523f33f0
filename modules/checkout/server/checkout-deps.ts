import type { EditionMemory } from "#kit/core/edition-memory.ts";
import type { EmailRule } from "#kit/core/email-address.ts";
import type { Result } from "#kit/core/result.ts";
import type { RequestContext } from "#kit/graphql/context.ts";
import type { CartDeps } from "#modules/cart/server/index.ts";
import type { PointRates } from "#modules/loyalty/contract/point-rates.ts";
import type { LoyaltyDeps, NumberRefusal } from "#modules/loyalty/server/index.ts";
import type { Channel, PaymentDeps } from "#modules/payment/server/index.ts";
import type { Courier } from "#modules/shipping/server/index.ts";

/** What the checkout needs besides what the cart does. */
export type CheckoutDeps = CartDeps & {
  /** How long a checkout holds. */
  readonly minutes: number;
  readonly emailRule: EmailRule;
  /** Keys the hashes under which guests are known again. */
  readonly secret: string;
  readonly points: PointRates;
  readonly couriers: readonly Courier[];
  /** Stores that are not shown to shoppers. */
  readonly hiddenStoreCodes: readonly string[];
  readonly loyalty: Pick<LoyaltyDeps, "database" | "club">;
  /** Whether a guest's number may collect the points of an order; `address` is who asks. */
  mayCollect(
    mobile: string,
    asker: Pick<RequestContext, "caller" | "address" | "cookie">,
  ): Promise<Result<void, NumberRefusal>>;
  readonly payments: Pick<PaymentDeps, "gateways">;
  /** The channels as they were read last. */
  readonly channels: EditionMemory<readonly Channel[]>;
};
