import * as v from "valibot";
import { staffAccounts, staffQuery } from "#modules/staff/server/index.ts";
import type { AdminDeps } from "../admin-deps.ts";
import { staffMemberOnWire } from "../wire/staff-member-wire.ts";

/** One account of staff; null when the id is unknown. */
export const adminStaffMember = (deps: AdminDeps) =>
  staffQuery(deps, {
    permission: "staff.manage",
    input: v.object({ id: v.pipe(v.string(), v.maxLength(40)) }),
    async run(_context, staff, { id }) {
      if (!v.is(v.pipe(v.string(), v.uuid()), id)) return null;
      const [person] = await staffAccounts(deps.database.kysely, deps.clock.now(), id);
      return person ? staffMemberOnWire(person, staff) : null;
    },
  });
