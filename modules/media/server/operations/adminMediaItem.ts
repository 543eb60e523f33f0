import * as v from "valibot";
import { staffQuery } from "#modules/staff/server/index.ts";
import type { MediaDeps } from "../media-deps.ts";
import { itemById } from "../store/find-items.ts";
import { itemOnWire } from "../wire/media-wire.ts";

/** One item with all of its uses. */
export const adminMediaItem = (deps: MediaDeps) =>
  staffQuery(deps, {
    permission: "media.edit",
    input: v.object({ id: v.pipe(v.string(), v.maxLength(40)) }),
    async run({ locale }, _staff, { id }) {
      const db = deps.database.kysely;
      const item = await itemById(db, id);
      if (!item) return null;
      const uses = await deps.usage(db, [item.path], locale);
      return { item: itemOnWire(item, uses.length), uses };
    },
  });
