import { matchRoutes } from "react-router";
import { describe, expect, test } from "vitest";
import routes from "./routes.ts";

type Line = { id?: string; path?: string; index?: boolean; children?: Line[] };

const tree = (lines: readonly Line[]): object[] =>
  lines.map(({ id, path, index, children }) =>
    index ? { id, path, index } : { id, path, children: children && tree(children) },
  );
const siteMap = tree((await routes) as Line[]);

function routeOf(path: string) {
  const match = matchRoutes(siteMap as never, path)?.at(-1);
  return { id: match?.route.id, params: match?.params };
}

test.each([
  ["/plp/search", "plpSearch", {}],
  ["/plp/SHOES", "plp", { category: "SHOES" }],
])("RT-07 %s is a listing", (path, id, params) => {
  expect(routeOf(path)).toEqual({ id, params });
});

test.each([
  ["/search/bola.html", "microplp_search", { keywords: "bola.html" }],
  ["/search/bola%20basket?q=x", "microplp_search", { keywords: "bola basket" }],
  ["/category/running-shoes.html", "microplp", { a: "category", slug: "running-shoes" }],
])("RT-08 RT-42 %s has a name of the specification", (path, id, params) => {
  expect(routeOf(path)).toEqual({ id, params });
});

describe("RT-03 RT-42 an address that ends in .html is a listing, with up to three folders before its last part", () => {
  test.each([
    ["/sports.html", "sports"],
    ["/Sports.HTML", "Sports"],
    ["/toys/brick-sets.html", "brick-sets"],
    ["/a/b/castles.html", "castles"],
    ["/a/b/c/castles.html", "castles"],
  ])("%s", (path, slug) => {
    expect(routeOf(path)).toMatchObject({ id: "microplp", params: { slug } });
  });
});

test.each(["/page/flash-sale", "/html", "/sports.html/more", "/a/b/c/d/castles.html", "/.html", "/page/x.htm"])(
  "RT-03 any other path such as %s is a landing page",
  (path) => {
    expect(routeOf(path).id).toBe("LandingPage-all");
  },
);
