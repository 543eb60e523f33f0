import * as v from "valibot";
import { staffQuery } from "#modules/staff/server/index.ts";
import { mediaPageSize } from "../../contract/constants.ts";
import type { MediaDeps } from "../media-deps.ts";
import { listItems, listTags } from "../store/find-items.ts";
import { itemOnWire } from "../wire/media-wire.ts";

const mostTagsShown = 50;

const input = v.object({
  input: v.object({
    search: v.nullish(v.pipe(v.string(), v.trim(), v.maxLength(120)), ""),
    tag: v.nullish(v.pipe(v.string(), v.maxLength(40)), null),
    kind: v.nullish(v.picklist(["picture", "video"]), null),
    page: v.nullish(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10_000)), 1),
  }),
});

/** A page of the library with the number of uses of each item. */
export const adminMedia = (deps: MediaDeps) =>
  staffQuery(deps, {
    permission: "media.edit",
    input,
    async run({ locale }, _staff, { input: { search, tag, kind, page } }) {
      const db = deps.database.kysely;
      const [{ items, total }, tags] = await Promise.all([
        listItems(db, { search: search ?? "", tag, kind, page: page ?? 1, pageSize: mediaPageSize }),
        listTags(db, mostTagsShown),
      ]);
      const paths = items.map(({ path }) => path);
      const uses = paths.length === 0 ? [] : await deps.usage(db, paths, locale);
      const countOf = (path: string) => uses.filter((use) => use.path === path).length;
      const shown = items.map((item) => itemOnWire(item, countOf(item.path)));
      return { items: shown, total, page: page ?? 1, pageSize: mediaPageSize, tags };
    },
  });
