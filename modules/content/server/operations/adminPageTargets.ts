import * as v from "valibot";
import { staffQuery } from "#modules/staff/server/index.ts";
import { targetKinds } from "../../contract/page/page-target.ts";
import type { ContentAdminDeps } from "../content-admin-deps.ts";
import { findPlaces } from "../find-places.ts";
import { findArticleTargets, findPageTargets } from "../store/own-targets.ts";

const mostFound = 20;
const mostCodes = 100;

const input = v.object({
  kind: v.picklist(targetKinds),
  search: v.nullish(v.pipe(v.string(), v.trim(), v.maxLength(80)), ""),
  codes: v.nullish(v.pipe(v.array(v.pipe(v.string(), v.maxLength(200))), v.maxLength(mostCodes)), null),
});

/** Targets a page can link to or show, by a text or by codes, with name and address. */
export const adminPageTargets = (deps: ContentAdminDeps) =>
  staffQuery(deps, {
    permission: "content.edit",
    input,
    async run({ locale }, _staff, { kind, search, codes }) {
      const asked = { search, codes, locale, limit: codes?.length ?? mostFound };
      const db = deps.database.kysely;
      if (kind === "page") return findPageTargets(db, asked);
      if (kind === "place") return findPlaces(asked);
      return kind === "article" ? findArticleTargets(db, asked) : deps.findTargets(db, kind, asked);
    },
  });
