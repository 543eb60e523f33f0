import type { Place } from "./place.ts";

const statement = /\bsql\s*(?:<[^`;]*?>)?\s*`|\.(?:selectFrom|insertInto|updateTable|deleteFrom|mergeInto)\(/;
const tableName = /\b(?:from|join|into|update|using)\s+(?:only\s+)?"?([a-z_]+)"?\.[a-z_]+/g;
const comments = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;

/** Modules whose PostgreSQL schema has another name. */
const schemaNames: Readonly<Record<string, string>> = { admin: "desk", order: "orders" };

/** The PostgreSQL schema that holds a module's tables. */
export const schemaOf = (module: string): string => schemaNames[module] ?? module.replaceAll("-", "_");

/** Tests and their fixtures may use SQL anywhere. */
const isServerCode = ({ area, half, isTest }: Place) => area === "modules" && half === "server" && !isTest;

/** True when a file outside `store/` holds a statement. */
export const hasSqlOutsideStore = (place: Place, source: string): boolean =>
  isServerCode(place) && !place.rest.split("/").includes("store") && statement.test(source.replace(comments, ""));

/** Other modules' schemas that a file's statements name. The kit's own schema is open to all. */
export function foreignSchemas(place: Place, source: string, schemas: ReadonlySet<string>): string[] {
  if (!isServerCode(place)) return [];
  const named = [...source.replace(comments, "").matchAll(tableName)].map(([, schema = ""]) => schema);
  return [...new Set(named)].filter((schema) => schemas.has(schema) && schema !== schemaOf(place.name));
}
