/** What a list offers: its columns, what it can be sorted by, and its filters. */
export type ListDefinition = {
  /** All columns in their order; those of `defaultColumns` are shown unless the user chooses others. */
  readonly columns: readonly string[];
  readonly defaultColumns: readonly string[];
  /** Columns the server can sort by. */
  readonly sorts: readonly string[];
  /** A column, with a hyphen before it for descending. */
  readonly defaultSort: string;
  readonly filters: readonly string[];
};

/** The state of a list, as in its address. */
export type ListState = {
  readonly page: number;
  readonly sort: string;
  readonly columns: readonly string[];
  readonly filters: Readonly<Record<string, string>>;
};

const mostPages = 1_000;
const longestFilter = 120;

/** Reads an address. Names that the list does not know are left out, so old links still open. */
export function readListState(query: URLSearchParams, definition: ListDefinition): ListState {
  const page = Math.trunc(Number(query.get("page"))) || 1;
  const sort = query.get("sort") ?? "";
  const chosen = (query.get("columns") ?? "").split(",");
  const columns = definition.columns.filter((column) => chosen.includes(column));
  const filters = definition.filters.flatMap((name) => {
    const value = (query.get(name) ?? "").trim().slice(0, longestFilter);
    return value === "" ? [] : [[name, value] as const];
  });
  return {
    page: Math.min(Math.max(page, 1), mostPages),
    sort: definition.sorts.includes(sort.replace(/^-/, "")) ? sort : definition.defaultSort,
    columns: columns.length > 0 ? columns : definition.defaultColumns,
    filters: Object.fromEntries(filters),
  };
}

const isSame = (one: readonly string[], other: readonly string[]) => one.join() === other.join();

/** The address of a list: only values that differ from the default are in it. Any change but of the page leads to the first page. */
export function listQuery(
  state: ListState,
  definition: ListDefinition,
  changes: Partial<ListState> = {},
): URLSearchParams {
  const { page, sort, columns, filters } = { ...state, page: 1, ...changes };
  const query = new URLSearchParams();
  for (const name of definition.filters) if (filters[name]) query.set(name, filters[name]);
  if (sort !== definition.defaultSort) query.set("sort", sort);
  if (!isSame(columns, definition.defaultColumns)) query.set("columns", columns.join(","));
  if (page > 1) query.set("page", String(page));
  return query;
}

/** The sort after a press on a column's head: descending first, for the newest and largest, unless asked otherwise; then the other way. */
export function nextSort(sort: string, column: string, isAscendingFirst = false): string {
  const [first, second] = isAscendingFirst ? [column, `-${column}`] : [`-${column}`, column];
  return sort === first ? second : first;
}
