import * as v from "valibot";
import { devices } from "#kit/core/device.ts";
import { staffQuery } from "#modules/staff/server/index.ts";
import { pagePathSchema } from "../../contract/page/publish-form.ts";
import { stateOfContents } from "../../contract/page/state-of-contents.ts";
import type { ContentAdminDeps } from "../content-admin-deps.ts";
import { readVersion } from "../store/page-versions.ts";

const input = v.object({
  path: pagePathSchema,
  device: v.picklist(devices),
  version: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2_147_483_647)),
});

/** A version of a page in the editor's form, with the columns of its device only; null when there is none. */
export const adminPageVersion = (deps: ContentAdminDeps) =>
  staffQuery(deps, {
    permission: "content.edit",
    input,
    async run(_context, _staff, { path, device, version }) {
      const contents = await readVersion(deps.database.kysely, { path, device }, version);
      return contents && { state: stateOfContents(path, { [device]: contents }) };
    },
  });
