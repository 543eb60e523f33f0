import type { RouteConfigEntry } from "@react-router/dev/routes";
import { expect, test } from "vitest";
import adminRoutes from "#apps/admin/app/routes.ts";
import shopRoutes from "#apps/storefront/app/routes.ts";
import { scenes, withoutPicture } from "./scenes.ts";

const idsBelow = (entries: readonly RouteConfigEntry[]): string[] =>
  entries.flatMap(({ id, children = [] }) => [...(id === undefined ? [] : [id]), ...idsBelow(children)]);

const routes = [...(await shopRoutes), ...(await adminRoutes)];
const all = Object.values(scenes).flat();

test("every page of the site map has a picture in the gallery, or a reason for none", async () => {
  const known = new Set([...all.flatMap(({ routes: shown }) => shown), ...Object.keys(withoutPicture)]);
  expect(idsBelow(routes).filter((id) => !known.has(id))).toEqual([]);
});

test("no scene shows a page that is gone, and no two have one name", async () => {
  const ids = new Set(idsBelow(routes));
  const named = [...all.flatMap(({ routes: shown }) => shown), ...Object.keys(withoutPicture)];
  expect(named.filter((id) => !ids.has(id))).toEqual([]);
  const names = all.map(({ name }) => name);
  expect(names).toEqual([...new Set(names)]);
});
