import { globSync, readFileSync } from "node:fs";
import { basename, join, sep } from "node:path";
import { Kind, parse } from "graphql";

/** One GraphQL operation: the endpoint's room, and the file of its name when there is one. */
export type OperationLine = {
  readonly name: string;
  readonly room: string;
  readonly kind: "query" | "mutation" | null;
  readonly file: string | null;
};

type Field = { readonly name: string; readonly kind: "query" | "mutation" };

/** Lays the fields of each schema and the files of each `operations` folder side by side; either may lack the other. */
export function readOperations(root: string): OperationLine[] {
  const schemas = find(root, ["modules/*/server/schema.graphql", "apps/club/schema.graphql"]);
  const files = find(root, ["modules/*/server/operations/*.ts", "apps/club/**/operations/*.ts"]).filter(
    (path) => !/\.test\.ts$/.test(path),
  );
  const rooms = new Set([...schemas, ...files].map(roomOf));
  return [...rooms].sort().flatMap((room) => {
    const fields = schemas
      .filter((path) => roomOf(path) === room)
      .flatMap((path) => rootFields(readFileSync(join(root, path), "utf8")));
    return pair(
      room,
      fields,
      files.filter((path) => roomOf(path) === room),
    );
  });
}

export function pair(room: string, fields: readonly Field[], files: readonly string[]): OperationLine[] {
  const fileOf = new Map(files.map((path) => [basename(path, ".ts"), path]));
  const known = new Set(fields.map(({ name }) => name));
  return [
    ...fields.map(({ name, kind }) => ({ name, room, kind, file: fileOf.get(name) ?? null })),
    ...[...fileOf].filter(([name]) => !known.has(name)).map(([name, file]) => ({ name, room, kind: null, file })),
  ].sort((a, b) => (a.name < b.name ? -1 : 1));
}

export function rootFields(sdl: string): Field[] {
  return parse(sdl).definitions.flatMap((definition) => {
    if (definition.kind !== Kind.OBJECT_TYPE_DEFINITION && definition.kind !== Kind.OBJECT_TYPE_EXTENSION) return [];
    const kind = { Query: "query", Mutation: "mutation" }[definition.name.value];
    if (kind !== "query" && kind !== "mutation") return [];
    return (definition.fields ?? []).map((field) => ({ name: field.name.value, kind }));
  });
}

const roomOf = (path: string): string => (path.startsWith("apps/") ? "club" : (path.split("/")[1] ?? ""));

const find = (root: string, patterns: string[]): string[] =>
  globSync(patterns, { cwd: root })
    .map((path) => path.split(sep).join("/"))
    .sort();
