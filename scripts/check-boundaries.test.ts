import { expect, test } from "vitest";
import { checkTree } from "./boundaries/check-tree.ts";
import { readImports } from "./boundaries/read-imports.ts";

const cards = {
  "modules/cart/module.json": '{ "level": 3, "uses": ["catalogue", "search-later"] }',
  "modules/catalogue/module.json": '{ "level": 1, "uses": [] }',
  "modules/payment/module.json": '{ "level": 0, "uses": [] }',
};

const messages = (files: Record<string, string>): string[] =>
  checkTree(new Map(Object.entries({ ...cards, ...files }))).map(
    ({ path, line, message }) => `${path}:${line} ${message}`,
  );

const importing = (path: string, specifier: string): string[] =>
  messages({ [path]: `import { thing } from "${specifier}";\n` });

test.each([
  ["kit/core/a.ts", "./b.ts"],
  ["kit/web/a.tsx", "#kit/core/b.ts"],
  ["modules/cart/web/cart.tsx", "../contract/line.ts"],
  ["modules/cart/web/cart.tsx", "#kit/graphql/client.ts"],
  ["modules/cart/web/cart.tsx", "#modules/catalogue/web/card.tsx"],
  ["modules/cart/admin/carts.tsx", "../web/cart.tsx"],
  ["modules/cart/admin/carts.tsx", "#modules/admin/web/panel.tsx"],
  ["apps/admin/app/root.tsx", "#modules/cart/admin/carts.tsx"],
  ["modules/cart/server/rule.ts", "../contract/line.ts"],
  ["modules/cart/server/rule.ts", "#modules/catalogue/server/index.ts"],
  ["modules/cart/server/rule.test.ts", "#modules/catalogue/server/testing/a-product.ts"],
  ["modules/cart/contract/line.ts", "valibot"],
  ["modules/cart/contract/line.ts", "#kit/core/rupiah.ts"],
  ["modules/cart/contract/line.test.ts", "node:fs"],
  ["adapters/gateway/http/send.ts", "#modules/payment/server/ports/gateway.ts"],
  ["adapters/gateway/http/send.ts", "#modules/payment/contract/words.ts"],
  ["adapters/gateway/http/send.ts", "../simulated/send.ts"],
  ["apps/server/main.ts", "#adapters/gateway/http/send.ts"],
  ["apps/server/main.ts", "#apps/club/index.ts"],
  ["apps/storefront/app/root.tsx", "#modules/cart/web/cart.tsx"],
  ["apps/storefront/app/root.tsx", "#adapters/browser-gateway/send.ts"],
  ["apps/club/main.ts", "#kit/postgres/connect.ts"],
  ["scripts/seed.ts", "#apps/server/main.ts"],
  ["demo/seed/seed-catalogue.ts", "../data/catalogue/products.ts"],
  ["demo/seed/seed-catalogue.ts", "#apps/server/seed/demo-version.ts"],
  ["demo/pictures/stage/draw-mark.ts", "../../../scripts/brand/mark.ts"],
])("%s may import %s", (path, specifier) => {
  expect(importing(path, specifier)).toEqual([]);
});

test.each([
  ["kit/core/a.ts", "#modules/cart/contract/line.ts", "kit holds foundations without shop words"],
  ["kit/core/a.ts", "../../apps/server/main.ts", "kit holds foundations without shop words"],
  ["kit/core/a.ts", "#adapters/gateway/http/send.ts", "kit holds foundations without shop words"],
  ["modules/cart/web/cart.tsx", "../server/rule.ts", "web speaks to server through GraphQL only"],
  ["modules/cart/web/cart.tsx", "#modules/catalogue/server/index.ts", "web speaks to server through GraphQL only"],
  ["modules/cart/web/cart.tsx", "#kit/postgres/connect.ts", "runs on the server only"],
  ["modules/cart/web/cart.tsx", "#kit/graphql/executor.ts", "runs on the server only"],
  ["modules/cart/web/cart.tsx", "#adapters/gateway/http/send.ts", "a module names its need as a port"],
  ["modules/cart/server/rule.ts", "../web/cart.tsx", "server must not know how things look"],
  ["modules/cart/web/cart.tsx", "../admin/carts.tsx", "shoppers load nothing of the back office"],
  ["apps/storefront/app/root.tsx", "#modules/cart/admin/carts.tsx", "shoppers load nothing of the back office"],
  ["modules/cart/admin/carts.tsx", "../server/rule.ts", "web speaks to server through GraphQL only"],
  ["modules/cart/admin/carts.tsx", "#kit/postgres/connect.ts", "runs on the server only"],
  ["modules/cart/server/rule.ts", "#adapters/gateway/http/send.ts", "a module names its need as a port"],
  ["modules/cart/server/rule.ts", "#apps/server/wiring.ts", "apps only wire and start"],
  ["modules/cart/server/rule.ts", "#modules/catalogue/server/store/products.ts", "through server/index.ts only"],
  ["modules/cart/server/rule.ts", "#modules/payment/server/index.ts", "cart does not list payment in its module.json"],
  ["modules/cart/web/cart.tsx", "#modules/payment/web/form.tsx", "cart does not list payment in its module.json"],
  [
    "modules/catalogue/contract/a.ts",
    "#modules/cart/contract/line.ts",
    "catalogue does not list cart in its module.json",
  ],
  ["modules/cart/contract/line.ts", "../server/rule.ts", "it depends on neither half"],
  ["modules/cart/contract/line.ts", "../web/cart.tsx", "it depends on neither half"],
  ["modules/cart/contract/line.ts", "react", "contract runs everywhere"],
  ["modules/cart/contract/line.ts", "graphql", "contract runs everywhere"],
  ["modules/cart/contract/line.ts", "node:fs", "contract runs everywhere"],
  ["modules/cart/contract/line.ts", "#kit/postgres/connect.ts", "contract runs everywhere"],
  ["adapters/gateway/http/send.ts", "#modules/payment/server/open-payment.ts", "knows a module's ports and words"],
  ["adapters/browser-gateway/send.ts", "#modules/payment/server/ports/gateway.ts", "it runs in the browser"],
  ["adapters/gateway/http/send.ts", "#modules/payment/web/form.tsx", "knows a module's ports and words"],
  ["adapters/gateway/http/send.ts", "#adapters/messaging/smtp/send.ts", "each adapter can be replaced alone"],
  ["adapters/gateway/http/send.ts", "#apps/server/wiring.ts", "apps only wire and start"],
  ["apps/club/main.ts", "#modules/cart/contract/line.ts", "the club is a service of its own"],
  ["apps/club/main.ts", "#adapters/gateway/http/send.ts", "the club is a service of its own"],
  ["apps/club/main.ts", "#apps/server/wiring.ts", "the club is a service of its own"],
  ["apps/storefront/app/root.tsx", "#modules/cart/server/index.ts", "pages reach data through GraphQL only"],
  ["apps/storefront/app/root.tsx", "#kit/postgres/connect.ts", "pages reach data through GraphQL only"],
  ["apps/storefront/app/root.tsx", "#adapters/gateway/http/send.ts", "pages reach data through GraphQL only"],
  ["apps/storefront/app/root.tsx", "#apps/server/wiring.ts", "each app stands alone"],
  ["apps/server/main.ts", "#modules/cart/web/cart.tsx", "components belong to the storefront's build"],
  ["apps/server/main.ts", "../../scripts/seed.ts", "must not lean on scripts"],
  ["apps/server/seed/main.ts", "../../../demo/index.ts", "a merchant deletes demo/"],
  ["apps/server/checkout/a.test.ts", "../../../demo/data/catalogue/products.ts", "a merchant deletes demo/"],
  ["tests/journeys/home.spec.ts", "../../demo/data/navigation.ts", "a merchant deletes demo/"],
  ["bench/cases.ts", "../demo/data/catalogue/products.ts", "a merchant deletes demo/"],
  ["scripts/build.ts", "../demo/index.ts", "a merchant deletes demo/"],
  ["demo/seed/seed-catalogue.ts", "../../scripts/seed.ts", "must not lean on scripts"],
])("%s must not import %s", (path, specifier, why) => {
  const found = importing(path, specifier);
  expect(found).toHaveLength(1);
  expect(found[0]).toContain(`${path}:1 must not import "${specifier}": `);
  expect(found[0]).toContain(why);
});

test("a type may cross to the browser where a value may not, yet never from a server half", () => {
  const web = "modules/cart/web/cart.tsx";
  expect(messages({ [web]: 'import type { A } from "#kit/graphql/shop-module.ts";' })).toEqual([]);
  expect(messages({ [web]: 'import type { A } from "../server/rule.ts";' })).toHaveLength(1);
});

test("a module without module.json, with an invalid one, or that uses a module of its own level or above is reported", () => {
  expect(messages({ "modules/order/server/a.ts": "" })[0]).toContain(
    "modules/order/module.json:1 every module declares",
  );
  expect(messages({ "modules/order/module.json": '{ "level": "two" }' })[0]).toContain("every module declares");
  expect(messages({ "modules/order/module.json": '{ "level": 3, "uses": ["cart"] }' })).toEqual([
    "modules/order/module.json:1 order (level 3) must not use cart (level 3): levels keep modules from tangling",
  ]);
});

test("files that import each other in a circle are named, also when they need types alone", () => {
  const circle = {
    "kit/core/a.ts": 'import { b } from "./b.ts";',
    "kit/core/b.ts": 'import { c } from "./c.ts";',
    "kit/core/c.ts": 'export { a } from "./a.ts";',
  };
  expect(messages(circle)).toEqual([
    "kit/core/a.ts:1 imports itself in a circle (kit/core/a.ts → kit/core/b.ts → kit/core/c.ts → kit/core/a.ts): none of these can be understood or tested alone",
  ]);
  expect(messages({ ...circle, "kit/core/c.ts": 'import type { A } from "./a.ts";' })).toHaveLength(1);
});

test("a file of more than 300 lines is named, tests too", () => {
  const lines = (count: number) => "x;\n".repeat(count);
  expect(messages({ "kit/core/a.ts": lines(300), "kit/core/a.test.ts": lines(300) })).toEqual([]);
  expect(messages({ "kit/core/a.ts": lines(301) })).toEqual([
    "kit/core/a.ts:1 301 lines are more than 300: one idea per file",
  ]);
  expect(messages({ "kit/core/a.test.ts": lines(301) })[0]).toContain("301 lines are more than 300");
});

test.each([
  ["kit/utils/money.ts", "utils"],
  ["kit/core/string-helpers.ts", "helpers"],
  ["modules/cart/server/cart-manager.test.ts", "manager"],
  ["kit/core/common.ts", "common"],
  ["apps/server/shared/a.ts", "shared"],
])("%s is a name without meaning", (path, word) => {
  expect(messages({ [path]: "" })).toEqual([`${path}:1 the name "${word}" says nothing: name the thing itself`]);
});

test("file names are kebab-case, except operations", () => {
  const operation = {
    "modules/cart/server/operations/addToCart.ts": "",
    "modules/cart/server/operations/addToCart.test.ts": "",
  };
  expect(messages({ ...operation, "kit/web/use-toast.test.tsx": "" })).toEqual([]);
  expect(messages({ "kit/web/useToast.ts": "" })[0]).toContain("file names are kebab-case");
});

test("imports are found in every form and with their line, and not in comments, strings or templates", () => {
  const source = [
    '// import { no } from "#kit/no1.ts";',
    '/* import { no } from "#kit/no2.ts"; */',
    "const quote = /[\"'`]/;",
    "const text = `",
    'import { no } from "#kit/no3.ts";',
    "`;",
    "import type {",
    "  A,",
    '} from "#kit/a.ts";',
    'import "./b.css";',
    'export * from "../c.ts";',
    'const lazy = () => import("#kit/d.ts");',
    'import icon from "./icon.svg?url";',
  ].join("\n");
  expect(readImports("kit/web/x.ts", source)).toEqual([
    { specifier: "#kit/a.ts", target: "kit/a.ts", typeOnly: true, line: 9 },
    { specifier: "../c.ts", target: "kit/c.ts", typeOnly: false, line: 11 },
    { specifier: "./icon.svg?url", target: "kit/web/icon.svg", typeOnly: false, line: 13 },
    { specifier: "./b.css", target: "kit/web/b.css", typeOnly: false, line: 10 },
    { specifier: "#kit/d.ts", target: "kit/d.ts", typeOnly: false, line: 12 },
  ]);
});

const sqlFile = "modules/cart/server/rule.ts";
const statement = "const rows = await sql<{ n: number }>`select 1 from cart.line`.execute(db);\n";

test("SQL outside store/ and the tables of another module are named; tests may use both", () => {
  expect(messages({ [sqlFile]: statement })).toEqual([`${sqlFile}:1 SQL belongs into store/`]);
  expect(messages({ "modules/cart/server/store/lines.ts": statement })).toEqual([]);
  expect(messages({ "modules/cart/server/rule.test.ts": statement })).toEqual([]);
  const foreign = "sql`select 1 from cart.line join catalogue.sku using (code)`";
  expect(messages({ "modules/cart/server/store/lines.ts": foreign })).toEqual([
    "modules/cart/server/store/lines.ts:1 reads the tables of catalogue: ask the module through its server/index.ts",
  ]);
  expect(messages({ "modules/cart/server/store/lines.ts": "sql`insert into kit.outbox default values`" })).toEqual([]);
});

test.each([
  ["kit/core/a.ts", "../postgres/b.ts", false],
  ["kit/postgres/a.ts", "../graphql/b.ts", false],
  ["kit/graphql/a.ts", "../http/b.ts", false],
  ["kit/http/a.ts", "../web/b.ts", false],
  ["kit/http/a.ts", "../testing/b.ts", false],
  ["kit/web/a.ts", "../graphql/b.ts", true],
  ["kit/postgres/a.test.ts", "../http/b.ts", true],
  ["kit/testing/a.ts", "../postgres/b.ts", true],
])("kit has one direction: %s imports %s, allowed: %s", (path, specifier, allowed) => {
  expect(importing(path, specifier)).toHaveLength(allowed ? 0 : 1);
});

test("an operation has a test of its name beside it", () => {
  const operation = "modules/cart/server/operations/addToCart.ts";
  expect(messages({ [operation]: "export {};\n" })).toEqual([`${operation}:1 has no test of its name beside it`]);
  expect(messages({ [operation]: "export {};\n", [operation.replace(".ts", ".test.ts")]: "export {};\n" })).toEqual([]);
});
