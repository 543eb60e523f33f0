import * as v from "valibot";
import { staffQuery } from "#modules/staff/server/index.ts";
import { lists } from "../../contract/view-forms.ts";
import type { AdminDeps } from "../admin-deps.ts";
import { viewsOf } from "../store/views.ts";

/** The caller's views of a list, and those others share. */
export const adminViews = (deps: AdminDeps) =>
  staffQuery(deps, {
    permission: null,
    input: v.object({ list: v.picklist(lists) }),
    run: (_context, staff, { list }) => viewsOf(deps.database.kysely, list, staff.id),
  });
