import type { Kysely, Transaction } from "kysely";
import type { Clock } from "#kit/core/clock.ts";
import type { Ids } from "#kit/core/ids.ts";
import type { Database } from "#kit/postgres/connect.ts";
import type { WriteFragment } from "#kit/postgres/write-fragments.ts";
import type { CartDeps } from "#modules/cart/server/index.ts";
import type { CodeLimits } from "#modules/identity/server/index.ts";
import type { Sealer } from "#modules/notification/server/index.ts";
import type { PaymentDeps } from "#modules/payment/server/index.ts";
import type { Seller } from "../contract/invoice.ts";
import type { OrderStatus } from "../contract/order-status.ts";
import type { Pieces } from "../contract/refund/refund-of.ts";
import type { Order } from "./order.ts";
import type { ReturnsOfOrders } from "./ports/returns.ts";
import type { CodedDraft } from "./store/insert-orders.ts";

/** An order that has changed; `from` is the status it had before. */
export type OrderChange = { readonly order: Order; readonly from: OrderStatus };

/**
 * Called in the transaction that changes orders. Orders that change together are passed together, so that a listener can lock the
 * rows of all of them in one order (ADR 0057).
 */
type OrderListener = (trx: Transaction<unknown>, changes: readonly OrderChange[]) => Promise<void>;

/** Cancelled pieces. `key` is unique per cancellation; `order` is the order before it. */
type CancelledPart = {
  readonly key: string;
  readonly pieces: readonly Pieces[];
  readonly points: number;
};
type PartListener = (trx: Transaction<unknown>, order: Order, part: CancelledPart) => Promise<void>;

/** Listeners of order changes, composed in apps/server. */
export type OrderListeners = {
  /** Rows other modules add to the statement that places orders. */
  readonly onPlaced: readonly ((orders: readonly CodedDraft[], at: Date) => WriteFragment)[];
  /** Paid, or cash on delivery: its reservations become sales. */
  readonly onPaid: readonly OrderListener[];
  /** Cancelled or closed: stock, flash-sale units and points are released. Called once. */
  readonly onClosed: readonly OrderListener[];
  /** The same orders, once gifts in other orders of their purchase are cancelled too: what is locked after stock is released (ADR 0057). */
  readonly onClosedWithGifts: readonly OrderListener[];
  /** All orders of a purchase are cancelled or returned (D-87): its coupon is released. Called with their codes. */
  readonly onPurchaseEnded: readonly ((trx: Transaction<unknown>, orderCodes: readonly string[]) => Promise<void>)[];
  readonly onCompleted: readonly OrderListener[];
  /** Pieces were shipped, or are ready at the store. */
  readonly onShipped: readonly OrderListener[];
  /** Some pieces were cancelled: their stock, flash-sale units and points are released. */
  readonly onPartCancelled: readonly PartListener[];
  /** Paid after closing. Reserves everything again for all orders, or answers false; then its writes are rolled back. */
  readonly onReopen: readonly ((trx: Transaction<unknown>, orders: readonly Order[]) => Promise<boolean>)[];
};

/** Dependencies of changing an order. */
export type TransitionDeps = {
  readonly ids: Ids;
  readonly clock: Clock;
  readonly sealer: Sealer;
  /** Signs the links in messages and the passes of trackOrder. */
  readonly secret: string;
  readonly listeners: OrderListeners;
  /** The WhatsApp number of a member who agreed to messages there; null otherwise. */
  readonly whatsAppOf?: (db: Kysely<unknown>, userCode: string) => Promise<string | null>;
  /** Whether parcels can be booked at a courier; otherwise staff have to enter the tracking number. */
  readonly canBookParcels?: boolean;
  readonly returns: ReturnsOfOrders;
};

/** Dependencies of the module's jobs. `database` is never a replica. */
export type OrderJobDeps = TransitionDeps & {
  readonly database: Database;
  readonly payments: PaymentDeps;
};

/** Dependencies of the module's operations. */
export type OrderDeps = OrderJobDeps & {
  readonly cart: CartDeps;
  readonly https: boolean;
  readonly publicUrl: string;
  readonly pictureUrl: (path: string) => string;
  sellerAt(placedAt: Date): Seller;
  /** Lifetime and rate limits of the codes that prove an order's contact. */
  readonly codes: CodeLimits;
};
