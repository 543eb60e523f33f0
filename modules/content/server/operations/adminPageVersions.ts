import * as v from "valibot";
import { staffQuery } from "#modules/staff/server/index.ts";
import { pagePathSchema } from "../../contract/page/publish-form.ts";
import type { ContentAdminDeps } from "../content-admin-deps.ts";
import { listPathVersions } from "../store/page-versions.ts";

/** Maximum number of listed versions; older ones stay stored. */
const mostVersions = 200;

/** The published versions of a page for each device, with author and time, newest first. */
export const adminPageVersions = (deps: ContentAdminDeps) =>
  staffQuery(deps, {
    permission: "content.edit",
    input: v.object({ path: pagePathSchema }),
    async run(_context, _staff, { path }) {
      const versions = await listPathVersions(deps.database.kysely, path, mostVersions);
      return versions.map(({ savedAt, publishedAt, ...line }) => ({
        ...line,
        savedAt: savedAt.toISOString(),
        publishedAt: publishedAt?.toISOString() ?? null,
      }));
    },
  });
