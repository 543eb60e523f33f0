import { permissionsOfRole, staffRoles } from "#modules/staff/contract/roles.ts";
import { peopleWithRoles, readRoles, staffQuery } from "#modules/staff/server/index.ts";
import type { AdminDeps } from "../admin-deps.ts";

/** Every role: those that come with the shop first, then the others by name. */
export const adminRoles = (deps: AdminDeps) =>
  staffQuery(deps, {
    permission: "staff.manage",
    async run() {
      const db = deps.database.kysely;
      const rows = await readRoles(db);
      const rowOf = new Map(rows.map((row) => [row.code, row]));
      const own = rows.filter(({ code }) => !(staffRoles as readonly string[]).includes(code));
      const all = [
        ...staffRoles.map((code) => ({
          code,
          name: rowOf.get(code)?.name ?? null,
          permissions: rowOf.get(code)?.permissions ?? permissionsOfRole[code],
          isShipped: true,
        })),
        ...own.map((row) => ({ ...row, isShipped: false })),
      ];
      const people = await peopleWithRoles(
        db,
        all.map(({ code }) => code),
      );
      return all.map((role) => ({ ...role, people: people.filter(({ code }) => code === role.code).length }));
    },
  });
