import type { Transaction } from "kysely";
import type { RecordState } from "../../core/fields/field-changes.ts";

/** A field that may not be saved as it is, and why, as a code the screen has a sentence for. */
export type FieldProblem = {
  readonly id: string;
  readonly path: string;
  readonly problem: string;
  readonly detail?: string;
};

/** A record before and after a save; null where it does not exist. */
export type RecordWrite<State extends RecordState> = {
  readonly id: string;
  readonly before: State | null;
  readonly after: State | null;
};

/**
 * One kind of thing that staff edit: how its state is read, checked and written. Versions, merging, the journal, undo and
 * history are the same for all of them (`save-records.ts`, `undo-entry.ts`, `history.ts`).
 */
export type RecordType<State extends RecordState = RecordState> = {
  /** As it stands in the journal: `brand`, `product`. Never renamed. */
  readonly name: string;
  /** Groups whose children come and go as a whole, such as `skus`. */
  readonly items?: readonly string[];
  /** The states of those that exist. One statement, whatever their number; the versions' rows are locked already. */
  read(trx: Transaction<unknown>, ids: readonly string[]): Promise<ReadonlyMap<string, State>>;
  /** What keeps the states from being saved. They come from outside: their form is checked here too. */
  check(trx: Transaction<unknown>, writes: readonly RecordWrite<State>[]): Promise<readonly FieldProblem[]>;
  /** Writes checked states. A fixed number of statements, whatever their number. */
  write(trx: Transaction<unknown>, writes: readonly RecordWrite<State>[]): Promise<void>;
};
