import type { Database } from "#kit/postgres/connect.ts";
import type { DayRange } from "../contract/working-days.ts";
import type { Announcer } from "./ports/announcer.ts";
import type { CardSources } from "./product-cards.ts";

/** What the module's operations need. `database` may be a read replica: reminders alone are written, to `written`. */
export type CatalogueDeps = CardSources & {
  /** A picture's address with its version, so that browsers may keep it for a year. */
  readonly pictureUrl: (path: string) => string;
  /** How long a delivery takes, as pages tell it; 3 to 7 working days unless told. */
  readonly deliveryDays?: DayRange;
  /** Where reminders are written; `database` unless told. */
  readonly written?: Database;
  /** Who writes to members; without one nobody can be reminded. */
  readonly announcer?: Announcer;
};
