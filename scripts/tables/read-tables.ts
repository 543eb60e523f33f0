import type pg from "pg";

export type Column = {
  readonly name: string;
  /** The name PostgreSQL gives the type, or that of its elements for an array. */
  readonly type: string;
  readonly isArray: boolean;
  /** The values of an enumerated type, in their order; empty for any other. */
  readonly labels: readonly string[];
  readonly nullable: boolean;
  readonly hasDefault: boolean;
  /** Computed by the database, so that no statement may set it. */
  readonly computed: boolean;
};

export type Table = { readonly name: string; readonly columns: readonly Column[] };

/** The tables of one PostgreSQL schema, sorted by name, columns in their order. */
export async function readTables(client: pg.Pool | pg.Client, schema: string): Promise<Table[]> {
  const { rows } = await client.query<Column & { table: string }>(
    `select
       relation.relname as "table",
       field.attname as name,
       coalesce(element.typname, base.typname, own.typname) as type,
       element.oid is not null as "isArray",
       array(
         select enumlabel::text from pg_enum
         where enumtypid = coalesce(element.oid, base.oid, own.oid)
         order by enumsortorder
       ) as labels,
       not (field.attnotnull or own.typnotnull) as nullable,
       field.atthasdef or field.attidentity <> '' as "hasDefault",
       field.attgenerated <> '' or field.attidentity = 'a' as computed
     from pg_class relation
     join pg_namespace space on space.oid = relation.relnamespace
     join pg_attribute field on field.attrelid = relation.oid and field.attnum > 0 and not field.attisdropped
     join pg_type own on own.oid = field.atttypid
     left join pg_type base on base.oid = own.typbasetype and own.typtype = 'd'
     left join pg_type element on element.oid = coalesce(base.typelem, own.typelem)
       and coalesce(base.typcategory, own.typcategory) = 'A'
     where space.nspname = $1 and relation.relkind in ('r', 'p') and not relation.relispartition
     order by relation.relname, field.attnum`,
    [schema],
  );
  const tables = Map.groupBy(rows, (row) => row.table);
  return [...tables].map(([name, columns]) => ({
    name,
    columns: columns.map(({ table: _table, ...column }) => column),
  }));
}
