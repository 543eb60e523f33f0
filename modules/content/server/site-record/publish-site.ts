import type { Transaction } from "kysely";
import type { RecordState } from "#kit/core/fields/field-changes.ts";
import type { Database } from "#kit/postgres/connect.ts";
import { addJob, type Jobs } from "#kit/postgres/jobs.ts";
import { inTransaction } from "#kit/postgres/transaction.ts";
import { announcementOfState, infoOfState, navigationOfState } from "../../contract/site/site-of-state.ts";
import { isNavigation, type SitePart } from "../../contract/site/site-parts.ts";
import type { AnnouncementState, ContactState, NavigationState } from "../../contract/site/site-state.ts";
import { attemptsAfterMs } from "../page-record/run-page-schedule.ts";
import { refreshAnnouncement, writeAnnouncement } from "../store/announcement.ts";
import { writeNavigation, writeSiteInfo } from "../store/site.ts";

const refreshAnnouncementJob = "content.refresh_announcement";

/** Writes a complete part to the tables of shoppers' requests, and invalidates its cached responses on every node. */
export async function publishPart(trx: Transaction<unknown>, part: SitePart, state: RecordState): Promise<void> {
  const typed = state as unknown;
  if (isNavigation(part)) return writeNavigation(trx, part, navigationOfState(typed as NavigationState));
  if (part === "contact") return writeSiteInfo(trx, infoOfState(typed as ContactState));
  const announcement = announcementOfState(typed as AnnouncementState);
  await writeAnnouncement(trx, announcement);
  for (const moment of [announcement?.from, announcement?.until]) {
    if (moment == null) continue;
    for (const after of attemptsAfterMs)
      await addJob(trx, refreshAnnouncementJob, {}, { runAt: new Date(Date.parse(moment) + after) });
  }
}

export const siteJobs = ({ database }: { readonly database: Database }): Jobs => ({
  [refreshAnnouncementJob]: async () => {
    await inTransaction(database, refreshAnnouncement);
  },
});

/** Every minute, in case the jobs of a moment were lost. */
export const siteCron = [{ job: refreshAnnouncementJob, match: "* * * * *" }] as const;
