import { expect, test } from "vitest";
import { linkedTargets, productCodeIn } from "./linked-targets.ts";

test("links of the shop are sorted by what they lead to, each target once; other sites are left out", () => {
  const links = [
    ...["/", "/page/sale", "/store", "/building-toys.html", "/building-toys.html", "/information/first-castle"],
    ...["/pdp/Brick-Box/LAP1001", "/pdp/B%C3%B3ng/LAP%2F2", "https://elsewhere.example/x.html", "/50%.html"],
  ];
  expect(linkedTargets(links)).toEqual({
    page: ["/page/home", "/page/sale", "/store"],
    place: ["/", "/page/sale", "/store"],
    product: ["LAP1001", "LAP/2"],
    category: ["building-toys", "50%"],
    brand: ["building-toys", "50%"],
    article: ["first-castle"],
  });
});

test("the code of a product is read from its address with or without the name", () => {
  expect(productCodeIn("/pdp/LAP1001")).toBe("LAP1001");
  expect(productCodeIn("/pdp/Old-name/LAP1001")).toBe("LAP1001");
  expect(productCodeIn("/pdp/a/b/LAP1001")).toBeNull();
  expect(productCodeIn("/page/sale")).toBeNull();
});
