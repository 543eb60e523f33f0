import type { Kysely, Transaction } from "kysely";
import { pathOf, type RecordState } from "#kit/core/fields/field-changes.ts";
import type { FieldProblem, RecordType, RecordWrite } from "#kit/postgres/records/record-type.ts";
import { longestShelf } from "../../contract/stock-forms.ts";
import { addMissingStock } from "../store/change-stock.ts";
import { readPlaces } from "../store/places.ts";
import { type Shelved, writeShelves } from "../store/shelves.ts";
import { dropEmptyStock, heldUnits, readStockStates, type StockState } from "../store/stock-states.ts";
import { changeStock } from "./change-stock.ts";
import { stockProblemTexts } from "./stock-problem-texts.ts";

/** Which of these are SKUs of the catalogue, which is above this module. */
export type KnownSkus = (db: Kysely<unknown>, skuCodes: readonly string[]) => Promise<{ has(code: string): boolean }>;

const largest = 1_000_000;

/**
 * The stock of an SKU as a record that files import and an undo takes back: the units on hand and the shelf at each place. What is written is the
 * difference to what was read, so units that leave with an order meanwhile are respected.
 */
export const stockRecord = (knownSkus: KnownSkus): RecordType<StockState> => ({
  name: "stock",
  items: ["places"],
  problemTexts: stockProblemTexts,
  read: readStockStates,
  async check(trx, writes) {
    const codes = writes.map(({ id }) => id);
    const places = new Set((await readPlaces(trx)).map(({ code }) => code));
    const known = await knownSkus(trx, codes);
    const held = new Map((await heldUnits(trx, codes)).map((row) => [`${row.skuCode} ${row.place}`, row.held]));
    return writes.flatMap((write) =>
      write.before === null && !known.has(write.id)
        ? [{ id: write.id, path: "", problem: "unknownSku", detail: write.id }]
        : problemsOf(write, places, held),
    );
  },
  async write(trx, writes) {
    const changes = writes.flatMap(changesOf);
    // Refused by the check already, unless an order has reserved units since: then nothing of the save remains.
    const changed = await changeStock(trx, changes, { cause: "imported" });
    if (!changed.ok) throw new Error("an order has reserved units of an SKU while its stock was written");
    await keepRows(trx, writes);
    await writeShelves(trx, writes.flatMap(shelvesOf));
  },
});

const placesOf = (state: RecordState | null): StockState["places"] => (state as StockState | null)?.places ?? {};

function problemsOf(
  { id, after }: RecordWrite<StockState>,
  places: ReadonlySet<string>,
  held: ReadonlyMap<string, number>,
): FieldProblem[] {
  const problems = Object.entries(placesOf(after)).flatMap(([place, fields]): FieldProblem[] => {
    const path = pathOf("places", place, "onHand");
    const { onHand, shelf = "" } = fields;
    if (!places.has(place)) return [{ id, path: pathOf("places", place), problem: "unknownPlace", detail: place }];
    if (Object.keys(fields).some((field) => field !== "onHand" && field !== "shelf"))
      return [{ id, path, problem: "unknownField" }];
    if (typeof shelf !== "string" || shelf.length > longestShelf)
      return [{ id, path: pathOf("places", place, "shelf"), problem: "longShelf" }];
    if (!Number.isInteger(onHand) || onHand < 0 || onHand > largest) return [{ id, path, problem: "units" }];
    const reserved = held.get(`${id} ${place}`) ?? 0;
    return onHand < reserved ? [{ id, path, problem: "belowHeld", detail: String(reserved) }] : [];
  });
  const removed = [...held].flatMap(([row, reserved]): FieldProblem[] => {
    const place = row.startsWith(`${id} `) ? row.slice(id.length + 1) : null;
    if (place === null || placesOf(after)[place] !== undefined) return [];
    return [{ id, path: pathOf("places", place), problem: "belowHeld", detail: String(reserved) }];
  });
  return [...problems, ...removed];
}

function changesOf({ id, before, after }: RecordWrite<StockState>) {
  const [old, now] = [placesOf(before), placesOf(after)];
  return [...new Set([...Object.keys(old), ...Object.keys(now)])].flatMap((place) => {
    const change = (now[place]?.onHand ?? 0) - (old[place]?.onHand ?? 0);
    return change === 0 ? [] : [{ skuCode: id, sourceCode: place, change }];
  });
}

/** The shelves a write changes; a place that is gone has none. */
const shelvesOf = ({ id, before, after }: RecordWrite<StockState>): Shelved[] =>
  Object.entries(placesOf(after)).flatMap(([place, { shelf = "" }]) =>
    shelf === (placesOf(before)[place]?.shelf ?? "") ? [] : [{ skuCode: id, sourceCode: place, shelf }],
  );

/** An SKU new to a place is there with no units, too; one that is gone from a place leaves no row. */
async function keepRows(trx: Transaction<unknown>, writes: readonly RecordWrite<StockState>[]): Promise<void> {
  const rowsOf = (state: (write: RecordWrite<StockState>) => StockState | null, other: typeof state) =>
    writes.flatMap((write) =>
      Object.keys(placesOf(state(write)))
        .filter((place) => placesOf(other(write))[place] === undefined)
        .map((sourceCode) => ({ skuCode: write.id, sourceCode, change: 0 })),
    );
  const after = ({ after: state }: RecordWrite<StockState>) => state;
  const before = ({ before: state }: RecordWrite<StockState>) => state;
  await addMissingStock(trx, rowsOf(after, before));
  await dropEmptyStock(trx, rowsOf(before, after));
}
