import * as v from "valibot";
import { staffQuery } from "#modules/staff/server/index.ts";
import type { BackgroundWorkDeps } from "../background-work-deps.ts";
import { workById } from "../store/work-items.ts";
import { workOnWire } from "../wire/work-wire.ts";

export const adminWork = (deps: BackgroundWorkDeps) =>
  staffQuery(deps, {
    permission: null,
    input: v.object({ id: v.pipe(v.string(), v.uuid()) }),
    async run(_context, staff, { id }) {
      const work = await workById(deps.database.kysely, staff.id, id);
      return work && workOnWire(work);
    },
  });
