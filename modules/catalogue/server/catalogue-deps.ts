import type { DayRange } from "../contract/working-days.ts";
import type { CardSources } from "./product-cards.ts";

/** What the room's operations need. `database` may be a read replica: nothing here is written by shoppers. */
export type CatalogueDeps = CardSources & {
  /** A picture's address with its version, so that browsers may keep it for a year. */
  readonly pictureUrl: (path: string) => string;
  /** How long a delivery takes, as pages tell it; 3 to 7 working days unless told. */
  readonly deliveryDays?: DayRange;
};
