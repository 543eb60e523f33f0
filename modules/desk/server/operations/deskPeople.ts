import { people, staffQuery } from "#modules/staff/server/index.ts";
import type { DeskDeps } from "../desk-deps.ts";
import { personOnWire } from "../wire/person-wire.ts";

/** Everybody who works here, by name. */
export const deskPeople = (deps: DeskDeps) =>
  staffQuery(deps, {
    permission: "staff.manage",
    run: async (_context, staff) =>
      (await people(deps.database.kysely, deps.clock.now())).map((person) => personOnWire(person, staff)),
  });
