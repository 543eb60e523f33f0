import { staffQuery } from "#modules/staff/server/index.ts";
import type { BackgroundWorkDeps } from "../background-work-deps.ts";
import { workOf } from "../store/work-items.ts";
import { workOnWire } from "../wire/work-wire.ts";

const listed = 50;

/** The caller's work: waiting and running first, then the newest ended. */
export const adminWorkList = (deps: BackgroundWorkDeps) =>
  staffQuery(deps, {
    permission: null,
    run: async (_context, staff) => (await workOf(deps.database.kysely, staff.id, listed)).map(workOnWire),
  });
