import type { Clock } from "#kit/core/clock.ts";
import type { Database } from "#kit/postgres/connect.ts";
import type { DayRange } from "../contract/working-days.ts";
import type { BackInStockNotifier } from "./ports/back-in-stock-notifier.ts";
import type { PromotionReader } from "./ports/promotions.ts";
import type { ProductReader } from "./product-reader.ts";

/** Dependencies of the module's operations. */
export type CatalogueDeps = {
  /** May be a read replica; only reminders are written, to `written`. */
  readonly database: Database;
  readonly clock: Clock;
  readonly products: ProductReader;
  readonly promotions: Pick<PromotionReader, "productsOf">;
  /** The URL of a picture with its version, so that browsers may cache it for a year. */
  readonly pictureUrl: (path: string) => string;
  /** Delivery time that pages show; 3 to 7 working days by default. */
  readonly deliveryDays?: DayRange;
  /** The primary database; `database` by default. */
  readonly written?: Database;
  /** Sends messages to members; without it no reminder can be requested. */
  readonly notifier?: BackInStockNotifier;
};
