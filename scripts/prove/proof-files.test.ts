import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { proofFiles, propertySeed } from "./proof-files.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));

test("1D-03 a run of proofs draws a new seed each time, and takes the seed of an earlier run", () => {
  const generated = [0.1, 0.2, 0.3].map((chance) => propertySeed(undefined, () => chance));
  expect(new Set(generated).size).toBe(3);
  expect(propertySeed("20261115", Math.random)).toBe(20261115);
  expect(() => propertySeed("soon", Math.random)).toThrow("--seed takes a whole number, not soon");
});

test("1D-03 `npm run prove` includes every property test and every test that records a figure", () => {
  const files = proofFiles(root, []);
  expect(files).toContain("modules/promotion/contract/pricing/price-basket.property.test.ts");
  expect(files).toContain("modules/cart/contract/line-problem.test.ts");
  expect(files).toContain("tests/concurrency/flash-sale.test.ts");
  expect(files).toContain("tests/walk/walk.long.test.ts");
  expect(files).toContain("tests/chaos/failover/failover.prove.test.ts");
  expect(files).not.toContain("apps/server/startup-message.test.ts");
  expect(proofFiles(root, ["price-basket"])).toEqual(files.filter((path) => path.includes("price-basket")));
});
