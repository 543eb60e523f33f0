import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import { expect, test } from "vitest";
import adminRoutes from "#apps/admin/app/routes.ts";
import { adminAreas, withoutScreen } from "./areas.ts";
import { dialogs } from "./dialogs.ts";

const root = fileURLToPath(new URL("../../../", import.meta.url));

const idsBelow = (entries: readonly RouteConfigEntry[]): string[] =>
  entries.flatMap(({ id, children = [] }) => [...(id === undefined ? [] : [id]), ...idsBelow(children)]);

test("MF-13 every route of the back office is a screen of the accessibility journey, or has a reason why not", async () => {
  const routes = idsBelow(await adminRoutes);
  const named = [
    ...adminAreas.flatMap(({ screens }) => screens.map(({ route }) => route)),
    ...Object.keys(withoutScreen),
  ];
  expect(routes.filter((id) => !named.includes(id))).toEqual([]);
  expect(named.filter((id) => !routes.includes(id))).toEqual([]);
});

test("MF-13 every dialog of the back office is opened by the accessibility journey", () => {
  const places = ["modules/*/admin/**/*.tsx", "modules/admin/web/**/*.tsx", "apps/admin/**/*.tsx"];
  const found = globSync(places, { cwd: root }).flatMap((file) => {
    const count = readFileSync(root + file, "utf8").match(/<(?:Dialog|Drawer|Popover)\b/g)?.length ?? 0;
    return count === 0 ? [] : [[file, count] as const];
  });
  const named = Object.entries(dialogs).map(([file, states]) => [file, states.length] as const);
  expect(Object.fromEntries(found)).toEqual(Object.fromEntries(named));
  const opened = new Set(
    adminAreas.flatMap(({ screens }) => screens.flatMap(({ states = [] }) => states.map(({ name }) => name))),
  );
  expect(
    Object.values(dialogs)
      .flat()
      .filter((state) => !opened.has(state)),
  ).toEqual([]);
});
