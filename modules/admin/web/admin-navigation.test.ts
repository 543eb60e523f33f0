import { expect, test } from "vitest";
import { permissionsOf, permissionsOfRole, staffRoles } from "#modules/staff/contract/roles.ts";
import { adminNavigation, navigationFor } from "./admin-navigation.ts";

const sectionsOf = (permissions: readonly string[]) =>
  navigationFor(permissions).flatMap(({ sections }) => sections.map(({ to }) => to));

test.each(staffRoles)(
  "the navigation of %s has exactly the sections its permissions open, under no empty task",
  (role) => {
    const all = adminNavigation.flatMap(({ sections }) => sections);
    const open = all
      .filter(({ needs }) => [needs].flat().some((one) => permissionsOfRole[role].includes(one)))
      .map(({ to }) => to);
    expect(sectionsOf(permissionsOf([role]))).toEqual(open);
    expect(navigationFor(permissionsOf([role])).every(({ sections }) => sections.length > 0)).toBe(true);
  },
);

test("an administrator sees every section once, and an account without permissions none", () => {
  const all = adminNavigation.flatMap(({ sections }) => sections.map(({ to }) => to));
  expect(sectionsOf(permissionsOf(["admin"]))).toEqual([...new Set(all)]);
  expect(navigationFor([])).toEqual([]);
});
