import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { printAtlas } from "./atlas/print-atlas.ts";
import { codesIn } from "./atlas/read-error-codes.ts";
import { pair, rootFields } from "./atlas/read-operations.ts";
import { flatten } from "./atlas/read-site-map.ts";
import { specificationProblems } from "./atlas/specification.ts";

test("the site map is flattened to whole addresses, without layouts", () => {
  const routes = [
    { index: true, file: "home.tsx", id: "home" },
    {
      file: "shell.tsx",
      children: [
        {
          path: "account",
          file: "account.tsx",
          children: [
            { index: true, file: "a.tsx" },
            { path: "order/:code", file: "b.tsx" },
          ],
        },
      ],
    },
    { path: "*", file: "landing.tsx" },
  ];
  expect(flatten(routes, "").map(({ url, entry }) => `${url} ${entry.file}`)).toEqual([
    "/ home.tsx",
    "/account a.tsx",
    "/account/order/:code b.tsx",
    "/* landing.tsx",
  ]);
});

test("operations are the fields of Query and Mutation, extended or not", () => {
  const sdl = "type Query { one: Int } extend type Mutation { two(a: Int): Int } type Cart { lines: Int }";
  expect(rootFields(sdl)).toEqual([
    { name: "one", kind: "query" },
    { name: "two", kind: "mutation" },
  ]);
});

test("a field without a file and a file without a field are both listed", () => {
  const fields = [{ name: "queryCart", kind: "query" as const }];
  expect(pair("cart", fields, ["modules/cart/server/operations/mergeCart.ts"])).toEqual([
    { name: "mergeCart", module: "cart", kind: null, file: "modules/cart/server/operations/mergeCart.ts" },
    { name: "queryCart", module: "cart", kind: "query", file: null },
  ]);
});

test("error codes are read from rules and from the texts of operations", () => {
  const source = `
    // fail({ code: "IN_A_COMMENT" })
    if (late) return fail({ code: "OTP_EXPIRED", since });
    return fail({
      code: "OTP_INVALID",
    });
    operation({ failures: { OTP_EXPIRED: { "en-US": "Late: TOO_LATE" }, PIN_WRONG: ({ left }) => texts(left, { NOT: 1 }), RATE_LIMITED } });
  `;
  expect(codesIn(source)).toEqual({
    returned: ["OTP_EXPIRED", "OTP_INVALID"],
    worded: ["OTP_EXPIRED", "PIN_WRONG", "RATE_LIMITED"],
  });
});

const specification = {
  operations: { queryCart: "op53", mergeCart: "op51" },
  urls: { "/blog": { item: "rt18" }, "/page/flash-sale": { item: "rt02", servedBy: "/*" } },
};
const route = (url: string, exists = true) => ({ url, id: null, file: `${url}.tsx`, exists, modules: [] });
const home = (name: string) => ({ name, module: "cart", kind: "query" as const, file: `${name}.ts` });

test("no problem when every required item exists or is awaited", () => {
  const built = { operations: [home("queryCart")], routes: [route("/*")] };
  expect(specificationProblems(specification, { operations: ["mergeCart"], urls: ["/blog"] }, built)).toEqual([]);
});

test("missing, wrongly awaited and unrequired items are reported", () => {
  const built = {
    operations: [home("queryCart"), { ...home("mergeCart"), file: null }],
    routes: [route("/*"), route("/blog", false)],
  };
  expect(
    specificationProblems(specification, { operations: ["queryCart", "fly"], urls: ["/page/flash-sale"] }, built),
  ).toEqual([
    "the operation mergeCart (op51) has no home and is not in docs/awaiting.json",
    "the operation queryCart has a home: take it out of docs/awaiting.json",
    "docs/awaiting.json names the operation fly, which docs/spec-map.json does not ask for",
    "the URL /blog (rt18) has no home and is not in docs/awaiting.json",
    "the URL /page/flash-sale has a home: take it out of docs/awaiting.json",
  ]);
});

test("the page leads from each key to its files", () => {
  const page = printAtlas({
    routes: [{ url: "/blog", id: "Blog", file: "apps/a.tsx", exists: true, modules: ["content"] }],
    operations: [home("queryCart")],
    errorCodes: [{ code: "NOT_FOUND", returnedBy: ["modules/x.ts", "modules/y.ts"], wordedBy: [] }],
    awaiting: { operations: ["mergeCart"], urls: [] },
  });
  expect(page).toContain("| `/blog` | [apps/a.tsx](../apps/a.tsx) | content |\n");
  expect(page).toContain("| `queryCart` | query | cart | [queryCart.ts](../queryCart.ts) |\n");
  expect(page).toContain("| `NOT_FOUND` | [modules/x.ts](../modules/x.ts)<br>[modules/y.ts](../modules/y.ts) | – |\n");
  expect(page).toContain("Operations: `mergeCart`.\n\nURLs: none.\n");
});

// The ids are concatenated here: this proves that the atlas is complete, not that the items are built.
test("the map of the specification leaves out no operation and no URL", () => {
  const map = JSON.parse(readFileSync(new URL("../docs/spec-map.json", import.meta.url), "utf8"));
  const numbered = (prefix: string, from: number, to: number) =>
    Array.from({ length: to - from + 1 }, (_, index) => `${prefix}-${String(from + index).padStart(2, "0")}`);
  const operationItems = new Set(Object.values<string>(map.operations));
  expect(numbered("OP", 5, 58).filter((item) => !operationItems.has(item))).toEqual([]);
  const urlItems = new Set(Object.values<{ item: string }>(map.urls).map(({ item }) => item));
  // The sixth is about how a product's name is written into the address of the fifth.
  expect(numbered("RT", 1, 36).filter((item) => !urlItems.has(item))).toEqual(numbered("RT", 6, 6));
});
