import type { Kysely, Transaction } from "kysely";
import type { Clock } from "#kit/core/clock.ts";
import type { Ids } from "#kit/core/ids.ts";
import type { Database } from "#kit/postgres/connect.ts";
import type { CartDeps } from "#modules/cart/server/index.ts";
import type { CodeLimits } from "#modules/identity/server/index.ts";
import type { Sealer } from "#modules/notification/server/index.ts";
import type { PaymentDeps } from "#modules/payment/server/index.ts";
import type { Seller } from "../contract/invoice.ts";
import type { OrderStatus } from "../contract/order-status.ts";
import type { Pieces } from "../contract/refund/refund-of.ts";
import type { Order } from "./order.ts";
import type { ReturnsOfOrders } from "./ports/returns.ts";

/** An order that has changed; `from` is the status it had before. */
export type OrderChange = { readonly order: Order; readonly from: OrderStatus };

/**
 * Hears of orders in the transaction that changes them. Orders that change together are handed over together, so that a listener
 * can lock the rows of all of them in one order (ADR 0057).
 */
type OrderListener = (trx: Transaction<unknown>, changes: readonly OrderChange[]) => Promise<void>;

/** What was called off. `key` tells it from other times; `order` is as it stood before. */
type CancelledPart = {
  readonly key: string;
  readonly pieces: readonly Pieces[];
  readonly points: number;
};
type PartListener = (trx: Transaction<unknown>, order: Order, part: CancelledPart) => Promise<void>;

/** Whoever has to do something when an order changes; composed where the modules meet. */
export type OrderListeners = {
  /** It is paid for, or will be at the door: what was set aside for it is used up. */
  readonly onPaid: readonly OrderListener[];
  /** It has come to nothing: stock, a campaign's units and points go back. Told once. */
  readonly onClosed: readonly OrderListener[];
  /** All orders of a purchase are called off or came back (D-87): its coupon is free again. Called with their codes. */
  readonly onPurchaseEnded: readonly ((trx: Transaction<unknown>, orderCodes: readonly string[]) => Promise<void>)[];
  readonly onCompleted: readonly OrderListener[];
  /** Some pieces were called off and the rest goes on: their stock, campaign's units and points go back. */
  readonly onPartCancelled: readonly PartListener[];
  /** Money came after the end. Takes everything again for all orders, or answers false; what it wrote is then undone. */
  readonly onReopen: readonly ((trx: Transaction<unknown>, orders: readonly Order[]) => Promise<boolean>)[];
};

/** What changing an order needs. */
export type TransitionDeps = {
  readonly ids: Ids;
  readonly clock: Clock;
  readonly sealer: Sealer;
  /** Signs the links in letters and the passes of whoever found an order by its code. */
  readonly secret: string;
  readonly listeners: OrderListeners;
  /** Where a member who agreed to it is written to by WhatsApp, besides the e-mail; null for everybody else. */
  readonly whatsAppOf?: (db: Kysely<unknown>, userCode: string) => Promise<string | null>;
  /** Whether couriers give numbers to parcels by themselves; else whoever sends one has to know it. */
  readonly canBookParcels?: boolean;
  readonly returns: ReturnsOfOrders;
};

/** What the module's jobs need. `database` is never a replica. */
export type OrderJobDeps = TransitionDeps & {
  readonly database: Database;
  readonly payments: PaymentDeps;
};

/** What the module's operations need. */
export type OrderDeps = OrderJobDeps & {
  readonly cart: CartDeps;
  readonly https: boolean;
  readonly publicUrl: string;
  readonly pictureUrl: (path: string) => string;
  readonly seller: Seller;
  /** How long the codes last that prove an order's contact, and how often they are sent and tried. */
  readonly codes: CodeLimits;
};
