import {
  createQueryId,
  type Kysely,
  PostgresQueryCompiler,
  type RawBuilder,
  type RootOperationNode,
  sql,
} from "kysely";
import { type FragmentValues, fragmentColumns, type QueryFragment } from "./query-fragment.ts";

/** The named parameters of a query, as expressions. */
export type Params<Values> = { readonly [Name in keyof Values]-?: RawBuilder<Values[Name]> };

/** A query whose text is built at its first run; later runs only bind values. */
export type PreparedQuery<Values, Row> = (db: Kysely<unknown>, values: Values) => Promise<Row[]>;

/**
 * `preparedQuery((params: Params<{ codes: readonly string[] }>) => sql<Row>`… = any(${params.codes}::text[])`)`, for
 * queries that run often: building the text of a long one costs as much as running it. A parameter used several times is sent
 * once. The result of `build` may depend on nothing but its parameters.
 */
export function preparedQuery<Values extends object, Row>(
  build: (params: Params<Values>) => RawBuilder<Row>,
): PreparedQuery<Values, Row> {
  let made: CompiledText | null = null;
  return async (db, values) => {
    made ??= compile(build(paramsOf<Values>()));
    const { text, node, queryId, sent } = made;
    const parameters = sent.map((it) => (it instanceof Param ? values[it.name as keyof Values] : it));
    return (await db.executeQuery<Row>({ sql: text, parameters, query: node, queryId })).rows;
  };
}

/** The same for fragments of several modules, read by one statement. */
export function preparedFragments<
  Values extends object,
  Parts extends Readonly<Record<string, QueryFragment<unknown>>>,
>(build: (params: Params<Values>) => Parts): (db: Kysely<unknown>, values: Values) => Promise<FragmentValues<Parts>> {
  let fragments: [string, QueryFragment<unknown>][] = [];
  const run = preparedQuery<Values, Record<string, unknown>>((params) => {
    const built = build(params);
    fragments = Object.entries(built);
    return sql`select ${fragmentColumns(built)}`;
  });
  return async (db, values) => {
    const [row] = await run(db, values);
    return Object.fromEntries(
      fragments.map(([name, fragment]) => [name, fragment.read(row?.[name])]),
    ) as FragmentValues<Parts>;
  };
}

/** A fragment whose SQL is built once for all values. */
export type PreparedFragment<Value> = QueryFragment<Value> & {
  readonly values: Readonly<Record<string, unknown>>;
  readonly template: { readonly id: number; sql(params: object): RawBuilder<unknown> };
};

let templates = 0;

/**
 * A fragment for `batchFragments`: a statement whose fragments are all prepared keeps its text from one run to the next. `build` may
 * depend on nothing but its parameters.
 */
export function preparedFragment<Values extends object, Value>(
  build: (params: Params<Values>) => RawBuilder<unknown>,
  read: (found: unknown, values: Values) => Value,
): (values: Values) => PreparedFragment<Value> {
  templates += 1;
  const template = { id: templates, sql: (params: object) => build(params as Params<Values>) };
  return (values) => ({
    template,
    values: values as Readonly<Record<string, unknown>>,
    get sql() {
      return build(new Proxy({} as Params<Values>, { get: (_, name) => sql`${values[name as keyof Values]}` }));
    },
    read: (found) => read(found, values),
  });
}

/** The placeholder of a value that is bound at each run. */
class Param {
  readonly name: PropertyKey;
  constructor(name: PropertyKey) {
    this.name = name;
  }
}

function paramsOf<Values extends object>(): Params<Values> {
  const params = new Map<PropertyKey, RawBuilder<unknown>>();
  const paramOf = (name: PropertyKey) => {
    const param = params.get(name) ?? sql`${new Param(name)}`;
    params.set(name, param);
    return param;
  };
  return new Proxy({} as Params<Values>, { get: (_, name) => paramOf(name) });
}

type CompiledText = {
  readonly text: string;
  readonly node: RootOperationNode;
  readonly queryId: ReturnType<typeof createQueryId>;
  /** In order of their numbers: parameters to bind, and constants. */
  readonly sent: readonly unknown[];
};

function compile(builder: RawBuilder<unknown>): CompiledText {
  const node = builder.toOperationNode();
  const queryId = createQueryId();
  const { sql: text, parameters } = new DeduplicatingCompiler().compileQuery(node, queryId);
  return { text, node, queryId, sent: parameters };
}

/** Gives each parameter and each text constant one number, however often it is used. */
class DeduplicatingCompiler extends PostgresQueryCompiler {
  readonly #numbers = new Map<unknown, number>();

  protected override appendValue(value: unknown): void {
    const known = this.#numbers.get(value);
    if (known === undefined) super.appendValue(value);
    else this.append(`$${known}`);
    // Numbers are not shared: the same one may be used with several types.
    const sentOnce = known === undefined && (value instanceof Param || typeof value === "string");
    if (sentOnce) this.#numbers.set(value, this.numParameters);
  }
}
