import { globSync, readFileSync } from "node:fs";
import { basename, join, sep } from "node:path";
import { Kind, parse } from "graphql";

/** One GraphQL operation: the endpoint's module, and the file of its name when there is one. */
export type OperationLine = {
  readonly name: string;
  readonly module: string;
  readonly kind: "query" | "mutation" | null;
  readonly file: string | null;
};

type Field = { readonly name: string; readonly kind: "query" | "mutation" };

/** Lays the fields of each schema and the files of each `operations` folder side by side; either may lack the other. */
export function readOperations(root: string): OperationLine[] {
  const schemas = find(root, ["modules/*/server/{schema,admin}.graphql", "apps/club/schema.graphql"]);
  const files = find(root, ["modules/*/server/operations/*.ts", "apps/club/**/operations/*.ts"]).filter(
    (path) => !/\.test\.ts$/.test(path),
  );
  const modules = new Set([...schemas, ...files].map(moduleOf));
  return [...modules].sort().flatMap((module) => {
    const fields = schemas
      .filter((path) => moduleOf(path) === module)
      .flatMap((path) => rootFields(readFileSync(join(root, path), "utf8")));
    return pair(
      module,
      fields,
      files.filter((path) => moduleOf(path) === module),
    );
  });
}

export function pair(module: string, fields: readonly Field[], files: readonly string[]): OperationLine[] {
  const fileOf = new Map(files.map((path) => [basename(path, ".ts"), path]));
  const known = new Set(fields.map(({ name }) => name));
  return [
    ...fields.map(({ name, kind }) => ({ name, module, kind, file: fileOf.get(name) ?? null })),
    ...[...fileOf].filter(([name]) => !known.has(name)).map(([name, file]) => ({ name, module, kind: null, file })),
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

const moduleOf = (path: string): string => (path.startsWith("apps/") ? "club" : (path.split("/")[1] ?? ""));

const find = (root: string, patterns: string[]): string[] =>
  globSync(patterns, { cwd: root })
    .map((path) => path.split(sep).join("/"))
    .sort();
