import * as v from "valibot";
import { people, staffQuery } from "#modules/staff/server/index.ts";
import type { DeskDeps } from "../desk-deps.ts";
import { personOnWire } from "../wire/person-wire.ts";

/** One of those who work here; null when there is nobody under this id. */
export const deskPerson = (deps: DeskDeps) =>
  staffQuery(deps, {
    permission: "staff.manage",
    input: v.object({ id: v.pipe(v.string(), v.maxLength(40)) }),
    async run(_context, staff, { id }) {
      if (!v.is(v.pipe(v.string(), v.uuid()), id)) return null;
      const [person] = await people(deps.database.kysely, deps.clock.now(), id);
      return person ? personOnWire(person, staff) : null;
    },
  });
