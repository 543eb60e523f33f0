import type { EmailRule } from "#kit/core/email-address.ts";
import type { Result } from "#kit/core/result.ts";
import type { RequestContext } from "#kit/graphql/context.ts";
import type { CartDeps } from "#modules/cart/server/index.ts";
import type { PointRates } from "#modules/loyalty/contract/point-rates.ts";
import type { LoyaltyDeps, NumberRefusal } from "#modules/loyalty/server/index.ts";
import type { ChannelReader, PaymentDeps } from "#modules/payment/server/index.ts";
import type { SegmentMembership } from "#modules/promotion/server/index.ts";
import type { Courier } from "#modules/shipping/server/index.ts";

/** Dependencies of showing a checkout: those of the cart, and the following. */
export type CheckoutDeps = CartDeps & {
  /** Minutes until a session that begins now expires. Staff may change them. */
  readonly minutes: () => number;
  readonly emailRule: EmailRule;
  /** Key of the hashes that identify a guest buyer. */
  readonly secret: string;
  readonly points: PointRates;
  readonly couriers: readonly Courier[];
  /** Stores that are not shown to shoppers. */
  readonly hiddenStoreCodes: readonly string[];
  readonly loyalty: Pick<LoyaltyDeps, "database" | "club">;
  /** Whether a guest's number may collect the points of an order. Rate-limited by `asker`. */
  mayCollect(
    mobile: string,
    asker: Pick<RequestContext, "caller" | "address" | "cookie">,
  ): Promise<Result<void, NumberRefusal>>;
  readonly payments: Pick<PaymentDeps, "gateways">;
  /** Whether a member belongs to a segment that a coupon is limited to. */
  readonly isInSegment: SegmentMembership;
  /** Cached payment channels. */
  readonly channels: ChannelReader;
};
