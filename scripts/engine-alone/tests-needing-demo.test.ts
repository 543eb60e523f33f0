import { expect, test } from "vitest";
import { demoFixture, testsNeedingDemo } from "./tests-needing-demo.ts";

test("tests that reach the demo shop through their imports, direct or indirect, are found; others are not", () => {
  const tree = new Map([
    ["demo/data/goods.ts", ""],
    ["demo/data/goods.test.ts", 'import { goods } from "./goods.ts";'],
    [demoFixture, 'import { loadDemo } from "../seed/load-demo.ts";'],
    ["apps/server/seed/load-demo.ts", ""],
    ["apps/server/seed/load-demo.test.ts", 'import { loadDemo } from "./load-demo.ts";'],
    ["apps/server/testing/purchase-fixture.ts", 'import { demoDatabase } from "./demo-database.ts";'],
    ["apps/server/checkout/buy.test.ts", 'import { purchase } from "../testing/purchase-fixture.ts";'],
    ["tests/chaos/outage.test.ts", 'import { demoDatabase } from "#apps/server/testing/demo-database.ts";'],
    ["modules/cart/server/rule.test.ts", 'import { rule } from "./rule.ts";'],
  ]);
  expect(testsNeedingDemo(tree)).toEqual([
    "apps/server/checkout/buy.test.ts",
    "demo/data/goods.test.ts",
    "tests/chaos/outage.test.ts",
  ]);
});
