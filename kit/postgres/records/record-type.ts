import type { Transaction } from "kysely";
import type { RecordState } from "../../core/fields/field-changes.ts";
import type { Texts } from "../../core/locale.ts";

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
  /** As stored in the journal: `brand`, `product`. Never renamed. */
  readonly name: string;
  /** The sentence of each problem `check` may name; `{detail}` in it is replaced by the problem's detail. */
  readonly problemTexts?: Readonly<Record<string, Texts>>;
  /** Groups whose children come and go as a whole, such as `skus`. */
  readonly items?: readonly string[];
  /** Fields that only an operation of their own may change; a save by hand is refused, a restored state keeps them. */
  readonly guarded?: readonly string[];
  /**
   * The canonical form of a state that came from outside: trimmed texts, no empty lists, defaults filled in. What is written must read
   * back equal, or later saves and undos would see false changes. An empty state stays empty: it deletes the record.
   */
  normalise?(state: RecordState): RecordState;
  /** The staff's name of such a record, for messages about a taken code. */
  titleOf?(state: RecordState): string;
  /** A further step of `normalise`, for what needs a library that is loaded on demand, such as the sanitizer of HTML. */
  sanitize?(state: RecordState): Promise<RecordState>;
  /** The states of those that exist. One statement for any number of ids; the versions' rows are locked already. */
  read(trx: Transaction<unknown>, ids: readonly string[]): Promise<ReadonlyMap<string, State>>;
  /** What keeps the states from being saved. They come from outside: their form is checked here too. */
  check(trx: Transaction<unknown>, writes: readonly RecordWrite<State>[]): Promise<readonly FieldProblem[]>;
  /** Writes any number of checked states by a fixed number of statements. */
  write(trx: Transaction<unknown>, writes: readonly RecordWrite<State>[]): Promise<void>;
};
