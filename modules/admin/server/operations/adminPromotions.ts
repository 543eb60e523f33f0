import * as v from "valibot";
import { readBroadcasts } from "#modules/notification/server/index.ts";
import { staffQuery } from "#modules/staff/server/index.ts";
import type { AdminDeps } from "../admin-deps.ts";

const mostShown = 20;

const input = v.object({ segment: v.nullish(v.pipe(v.string(), v.maxLength(40)), null) });

/** The last offers that were sent, and how many members would get the next one. */
export const adminPromotions = (deps: AdminDeps) =>
  staffQuery(deps, {
    permission: "notices.send",
    input,
    async run(_context, _staff, { segment }) {
      const db = deps.database.kysely;
      const sent = await readBroadcasts(db, mostShown);
      const ofSegment = segment === null ? null : await deps.audience.ofSegment.size(db, segment);
      return {
        audience: segment === null ? await deps.audience.size(db) : (ofSegment?.agreed ?? 0),
        people: ofSegment?.people ?? null,
        sent: sent.map(({ createdAt, doneAt, ...one }) => ({
          ...one,
          createdAt: createdAt.toISOString(),
          doneAt: doneAt?.toISOString() ?? null,
        })),
      };
    },
  });
