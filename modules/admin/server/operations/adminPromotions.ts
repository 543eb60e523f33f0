import { readBroadcasts } from "#modules/notification/server/index.ts";
import { staffQuery } from "#modules/staff/server/index.ts";
import type { AdminDeps } from "../admin-deps.ts";

const mostShown = 20;

/** The last offers that were sent, and how many members would get the next one. */
export const adminPromotions = (deps: AdminDeps) =>
  staffQuery(deps, {
    permission: "notices.send",
    async run() {
      const db = deps.database.kysely;
      const sent = await readBroadcasts(db, mostShown);
      return {
        audience: await deps.audience.size(db),
        sent: sent.map(({ createdAt, doneAt, ...one }) => ({
          ...one,
          createdAt: createdAt.toISOString(),
          doneAt: doneAt?.toISOString() ?? null,
        })),
      };
    },
  });
