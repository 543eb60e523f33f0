const call = (query: string, variables: object = {}) => JSON.stringify({ query, variables });

const nest = (levels: number): string => (levels === 0 ? "code" : `children { ${nest(levels - 1)} }`);
const many = (count: number, of: (at: number) => string) => Array.from({ length: count }, (_, at) => of(at)).join(" ");

/** GraphQL bodies that are expensive to process, by kind. */
export const expensiveDocuments: readonly (readonly [string, string])[] = [
  ["depth", call(`query q { homeInit { headerNavList { ${nest(30)} } } }`)],
  ["aliases", call(`query q { ${many(500, (at) => `a${at}: __typename`)} }`)],
  ["directives", call(`query q { __typename ${many(500, () => "@include(if: true)")} }`)],
  ["tokens", call(`query q { ${many(3000, () => "__typename")} }`)],
  ["duplicate fields", call(`query q { homeInit { siteInfo { ${many(10_000, () => "name")} } } }`)],
  [
    "a circle of fragments",
    call("query q { homeInit { ...A } } fragment A on HomeInit { ...B } fragment B on HomeInit { ...A }"),
  ],
  ["a huge page", call("query q { listing(input: { pageSize: 99999999 }) { total } }")],
  ["a batch", JSON.stringify(Array.from({ length: 100 }, () => ({ query: "query q { __typename }" })))],
  ["ten megabytes", call(`query q { __typename } # ${"x".repeat(10 * 1024 * 1024)}`)],
  [
    "schema questions nested",
    call(`query q { __schema { types { ${"fields { type { ".repeat(12)}name${" } }".repeat(12)} } } }`),
  ],
  ["half a document", call("query q { homeInit {")],
  ["an unknown operation", JSON.stringify({ query: "query q { __typename }", operationName: "other" })],
];
