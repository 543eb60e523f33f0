import * as v from "valibot";
import { staffQuery } from "#modules/staff/server/index.ts";
import type { ImportDeps } from "../import-deps.ts";
import { openTargets } from "../open-import.ts";
import { newestImports } from "../store/imports.ts";
import { summaryOnWire } from "../wire/import-wire.ts";

const pageSize = 30;

/** Imports of all staff, newest first. */
export const adminImports = (deps: ImportDeps) =>
  staffQuery(deps, {
    permission: "import.run",
    input: v.object({ page: v.nullish(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10_000))) }),
    async run(_context, staff, { page }) {
      const types = openTargets(deps.targets, staff).map(({ type }) => type.name);
      const asked = { types, offset: ((page ?? 1) - 1) * pageSize, limit: pageSize + 1 };
      const found = await newestImports(deps.database.kysely, asked);
      return { imports: found.slice(0, pageSize).map(summaryOnWire), hasMore: found.length > pageSize, types };
    },
  });
