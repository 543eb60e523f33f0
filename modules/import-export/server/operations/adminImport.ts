import * as v from "valibot";
import { staffQuery } from "#modules/staff/server/index.ts";
import type { ImportDeps } from "../import-deps.ts";
import { openImport } from "../open-import.ts";
import { importOnWire } from "../wire/import-wire.ts";

export const adminImport = (deps: ImportDeps) =>
  staffQuery(deps, {
    permission: "import.run",
    input: v.object({ id: v.pipe(v.string(), v.uuid()) }),
    async run({ locale }, staff, { id }) {
      const open = await openImport(deps.database.kysely, deps.targets, staff, id);
      return open && importOnWire(open.found, open.target, locale);
    },
  });
