import {
  createQueryId,
  type Kysely,
  PostgresQueryCompiler,
  type RawBuilder,
  type RootOperationNode,
  sql,
} from "kysely";
import { columnsOf, type StatementPart, type ValuesOf } from "./statement-part.ts";

/** Where the values of a statement will stand, by their names. */
export type Places<Values> = { readonly [Name in keyof Values]-?: RawBuilder<Values[Name]> };

/** A statement whose text is made once, when it is first run, and is then only given values. */
export type FixedStatement<Values, Row> = (db: Kysely<unknown>, values: Values) => Promise<Row[]>;

/**
 * `fixedStatement((places: Places<{ codes: readonly string[] }>) => sql<Row>`… = any(${places.codes}::text[])`)`, for
 * statements that run again and again: putting a long one together costs as much as running it. A value that stands in several
 * places is sent once. What `build` makes may not depend on anything but the places it is given.
 */
export function fixedStatement<Values extends object, Row>(
  build: (places: Places<Values>) => RawBuilder<Row>,
): FixedStatement<Values, Row> {
  let made: FixedText | null = null;
  return async (db, values) => {
    made ??= compile(build(placesOf<Values>()));
    const { text, node, queryId, sent } = made;
    const parameters = sent.map((it) => (it instanceof Place ? values[it.name as keyof Values] : it));
    return (await db.executeQuery<Row>({ sql: text, parameters, query: node, queryId })).rows;
  };
}

/** The same for parts that several owners of tables add to one statement. */
export function fixedParts<Values extends object, Parts extends Readonly<Record<string, StatementPart<unknown>>>>(
  build: (places: Places<Values>) => Parts,
): (db: Kysely<unknown>, values: Values) => Promise<ValuesOf<Parts>> {
  let parts: [string, StatementPart<unknown>][] = [];
  const run = fixedStatement<Values, Record<string, unknown>>((places) => {
    const built = build(places);
    parts = Object.entries(built);
    return sql`select ${columnsOf(built)}`;
  });
  return async (db, values) => {
    const [row] = await run(db, values);
    return Object.fromEntries(parts.map(([name, part]) => [name, part.read(row?.[name])])) as ValuesOf<Parts>;
  };
}

/** Stands for a value that comes when the statement is run. */
class Place {
  readonly name: PropertyKey;
  constructor(name: PropertyKey) {
    this.name = name;
  }
}

function placesOf<Values extends object>(): Places<Values> {
  const places = new Map<PropertyKey, RawBuilder<unknown>>();
  const placeOf = (name: PropertyKey) => {
    const place = places.get(name) ?? sql`${new Place(name)}`;
    places.set(name, place);
    return place;
  };
  return new Proxy({} as Places<Values>, { get: (_, name) => placeOf(name) });
}

type FixedText = {
  readonly text: string;
  readonly node: RootOperationNode;
  readonly queryId: ReturnType<typeof createQueryId>;
  /** In the order of their numbers: places, and what was the same from the start. */
  readonly sent: readonly unknown[];
};

function compile(builder: RawBuilder<unknown>): FixedText {
  const node = builder.toOperationNode();
  const queryId = createQueryId();
  const { sql: text, parameters } = new OnceEach().compileQuery(node, queryId);
  return { text, node, queryId, sent: parameters };
}

/** Gives each place and each text one number, however often it stands in the statement. */
class OnceEach extends PostgresQueryCompiler {
  readonly #numbers = new Map<unknown, number>();

  protected override appendValue(value: unknown): void {
    const known = this.#numbers.get(value);
    if (known === undefined) super.appendValue(value);
    else this.append(`$${known}`);
    // Numbers and the like are left alone: the same one may be of several types.
    const sentOnce = known === undefined && (value instanceof Place || typeof value === "string");
    if (sentOnce) this.#numbers.set(value, this.numParameters);
  }
}
