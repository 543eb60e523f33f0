import * as v from "valibot";
import { staffQuery } from "#modules/staff/server/index.ts";
import type { AdminDeps } from "../admin-deps.ts";
import { orderFinder, returnFinder } from "../find/find-orders.ts";
import { staffFinder } from "../find/find-staff.ts";

/** Of each kind. */
const mostOfAKind = 6;
const shortestText = 2;

/** Everything this member of staff may see that fits a text, for the command palette. */
export const adminFind = (deps: AdminDeps) => {
  const providers = [orderFinder(deps), returnFinder, ...deps.finders, staffFinder(deps.clock)];
  return staffQuery(deps, {
    permission: null,
    input: v.object({ text: v.pipe(v.string(), v.trim(), v.maxLength(120)) }),
    async run({ locale }, staff, { text }) {
      if (text.length < shortestText) return [];
      const allowed = staff.permissions;
      const request = { text, locale, staff, limit: mostOfAKind };
      const own = providers.filter(({ needs }) => allowed.includes(needs));
      return (await Promise.all(own.map(({ find }) => find(deps.database.kysely, request)))).flat();
    },
  });
};
