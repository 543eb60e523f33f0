import { type RawBuilder, sql } from "kysely";
import type { MovementCause } from "../../contract/movement-causes.ts";

/** Why stock changes, and who changes it. */
export type Cause = {
  readonly cause: MovementCause;
  /** The order, count or transfer behind the change. */
  readonly reference?: string;
  /** Who of the staff. */
  readonly actor?: string;
  readonly reason?: string;
  /** Identifies one press of a button. */
  readonly key?: string;
};

/**
 * A CTE that sets for the triggers of `inventory.stock` the cause of the statement's change; they write the movement. The statement
 * has to read `movement_cause.is_set`, otherwise PostgreSQL skips the CTE. The setting ends with the transaction.
 */
export const movementCause = (cause: Cause): RawBuilder<unknown> =>
  sql`movement_cause as materialized (
    select set_config('inventory.movement', ${JSON.stringify(cause)}, true) is not null as is_set)`;
