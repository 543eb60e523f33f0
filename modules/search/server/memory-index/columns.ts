/**
 * All documents as columns, indexed by document id: a hundred thousand products take a few megabytes, and a scan reads only
 * the columns it needs.
 */
export type Columns = {
  /** The highest id plus one. */
  size: number;
  code: string[];
  listed: Uint8Array;
  available: Uint8Array;
  price: Float64Array;
  discount: Uint8Array;
  /** Days since 1970. */
  released: Int32Array;
  popularity: Int32Array;
  /** The facet values of document n are `length[n]` entries of `values` from `start[n]` on. */
  start: Uint32Array;
  length: Uint16Array;
  values: Uint16Array;
  /** Used entries of `values`, including obsolete ones of documents that were rewritten. */
  taken: number;
  /** The part of `taken` that is obsolete. */
  wasted: number;
};

export type ColumnRow = {
  readonly id: number;
  readonly code: string;
  readonly listed: boolean;
  readonly available: boolean;
  readonly price: number;
  readonly discount: number;
  readonly released: number;
  readonly popularity: number;
  readonly values: readonly number[];
};

export function emptyColumns(): Columns {
  return {
    size: 0,
    code: [],
    listed: new Uint8Array(0),
    available: new Uint8Array(0),
    price: new Float64Array(0),
    discount: new Uint8Array(0),
    released: new Int32Array(0),
    popularity: new Int32Array(0),
    start: new Uint32Array(0),
    length: new Uint16Array(0),
    values: new Uint16Array(0),
    taken: 0,
    wasted: 0,
  };
}

function growColumns(columns: Columns, size: number): void {
  if (size > columns.listed.length) {
    const capacity = Math.max(1024, Math.ceil(size * 1.25));
    const { listed, available, price, discount, released, popularity, start, length } = columns;
    columns.listed = new Uint8Array(capacity);
    columns.available = new Uint8Array(capacity);
    columns.price = new Float64Array(capacity);
    columns.discount = new Uint8Array(capacity);
    columns.released = new Int32Array(capacity);
    columns.popularity = new Int32Array(capacity);
    columns.start = new Uint32Array(capacity);
    columns.length = new Uint16Array(capacity);
    columns.listed.set(listed);
    columns.available.set(available);
    columns.price.set(price);
    columns.discount.set(discount);
    columns.released.set(released);
    columns.popularity.set(popularity);
    columns.start.set(start);
    columns.length.set(length);
  }
  columns.size = Math.max(columns.size, size);
}

export function putRow(columns: Columns, row: ColumnRow): void {
  const { id, values } = row;
  growColumns(columns, id + 1);
  columns.code[id] = row.code;
  columns.listed[id] = row.listed ? 1 : 0;
  columns.available[id] = row.available ? 1 : 0;
  columns.price[id] = row.price;
  columns.discount[id] = row.discount;
  columns.released[id] = row.released;
  columns.popularity[id] = row.popularity;
  columns.wasted += columns.length[id] ?? 0;
  columns.length[id] = 0;
  if (columns.taken + values.length > columns.values.length) compactValues(columns, values.length);
  columns.values.set(values, columns.taken);
  columns.start[id] = columns.taken;
  columns.length[id] = values.length;
  columns.taken += values.length;
}

/** Copies the values into a larger array without the obsolete ones. */
function compactValues(columns: Columns, more: number): void {
  const used = columns.taken - columns.wasted;
  const moved = new Uint16Array(Math.max(4096, Math.ceil((used + more) * 1.5)));
  let taken = 0;
  for (let id = 0; id < columns.size; id += 1) {
    const [start, length] = [columns.start[id] ?? 0, columns.length[id] ?? 0];
    moved.set(columns.values.subarray(start, start + length), taken);
    columns.start[id] = taken;
    taken += length;
  }
  columns.values = moved;
  columns.taken = taken;
  columns.wasted = 0;
}
