import { staffAccounts, staffQuery } from "#modules/staff/server/index.ts";
import type { AdminDeps } from "../admin-deps.ts";
import { staffMemberOnWire } from "../wire/staff-member-wire.ts";

/** All accounts of staff, by name. */
export const adminStaff = (deps: AdminDeps) =>
  staffQuery(deps, {
    permission: "staff.manage",
    run: async (_context, staff) =>
      (await staffAccounts(deps.database.kysely, deps.clock.now())).map((person) => staffMemberOnWire(person, staff)),
  });
