import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { OperationLine } from "./read-operations.ts";
import type { RouteLine } from "./read-site-map.ts";

/** URLs, operations and codes the specification requires, each with its item. A URL may be served by a wider route. */
export type Specification = {
  readonly operations: Readonly<Record<string, string>>;
  readonly urls: Readonly<Record<string, { readonly item: string; readonly servedBy?: string }>>;
};

/** Items that are not built yet. An item that exists must be removed from the list. */
export type Awaiting = { readonly operations: readonly string[]; readonly urls: readonly string[] };

export function readSpecification(root: string): { specification: Specification; awaiting: Awaiting } {
  const read = (path: string) => JSON.parse(readFileSync(join(root, path), "utf8"));
  return { specification: read("docs/spec-map.json"), awaiting: read("docs/awaiting.json") };
}

/** Missing items, items listed as missing that exist, and listed items that are not required. */
export function specificationProblems(
  { operations, urls }: Specification,
  awaiting: Awaiting,
  built: { readonly operations: readonly OperationLine[]; readonly routes: readonly RouteLine[] },
): string[] {
  const homes = new Set(built.operations.filter(({ kind, file }) => kind && file).map(({ name }) => name));
  const served = new Set(built.routes.filter(({ exists }) => exists).map(({ url }) => url));
  return [
    ...compare("operation", Object.entries(operations), awaiting.operations, (name) => homes.has(name)),
    ...compare(
      "URL",
      Object.entries(urls).map(([url, { item }]) => [url, item]),
      awaiting.urls,
      (url) => served.has(urls[url]?.servedBy ?? url),
    ),
  ];
}

function compare(
  noun: string,
  input: readonly (readonly [string, string])[],
  awaiting: readonly string[],
  hasHome: (name: string) => boolean,
): string[] {
  const known = new Set(input.map(([name]) => name));
  return [
    ...input
      .filter(([name]) => !hasHome(name) && !awaiting.includes(name))
      .map(([name, item]) => `the ${noun} ${name} (${item}) has no home and is not in docs/awaiting.json`),
    ...awaiting
      .filter((name) => hasHome(name))
      .map((name) => `the ${noun} ${name} has a home: take it out of docs/awaiting.json`),
    ...awaiting
      .filter((name) => !known.has(name))
      .map((name) => `docs/awaiting.json names the ${noun} ${name}, which docs/spec-map.json does not ask for`),
  ];
}
