import type { Transaction } from "kysely";
import type { Clock } from "#kit/core/clock.ts";
import { devices } from "#kit/core/device.ts";
import type { Database } from "#kit/postgres/connect.ts";
import { addJob, type Jobs } from "#kit/postgres/jobs.ts";
import { lockVersions } from "#kit/postgres/records/journal.ts";
import { inTransaction } from "#kit/postgres/transaction.ts";
import type { LiveState, PageState } from "../../contract/page/page-state.ts";
import { setLiveState } from "../store/page-drafts.ts";
import { deleteSchedule, duePaths, lockSchedule, type PageSchedule, writeSchedule } from "../store/page-schedule.ts";
import { deletePages } from "../store/pages.ts";
import { pageRecord, readPageStates } from "./page-record.ts";
import { publishPages, readyPages } from "./publish-state.ts";
import { setLive } from "./set-live.ts";

const runPageScheduleJob = "content.run_page_schedule";
const runDuePagesJob = "content.run_due_pages";

/**
 * A job of a killed worker stays locked until its heartbeat times out, which takes longer than the allowed delay of a
 * page. So each scheduled time has several jobs for different workers: the first that runs does the work.
 */
export const attemptsAfterMs = [0, 1_200, 2_400];

/** Replaces the schedule of a page and its jobs. */
export async function schedulePage(trx: Transaction<unknown>, schedule: PageSchedule): Promise<void> {
  await writeSchedule(trx, schedule);
  const { path, publishAt, expiresAt } = schedule;
  for (const at of [publishAt, expiresAt]) {
    if (at === null) continue;
    for (const after of attemptsAfterMs)
      await addJob(trx, runPageScheduleJob, { path }, { runAt: new Date(at.getTime() + after) });
  }
}

type ScheduleDeps = { readonly database: Database; readonly clock: Clock };

/** Applies the due schedule of a page once, for any number of workers. Schedules that are not due stay. */
export const runPageSchedule = (
  { database, clock }: ScheduleDeps,
  path: string,
): Promise<"published" | "expired" | "nothing"> =>
  inTransaction(database, async (trx) => {
    // Same lock order as a save: the record first.
    await lockVersions(trx, pageRecord.name, [path]);
    const schedule = await lockSchedule(trx, path);
    if (!schedule?.isDue && !schedule?.isOver) return "nothing";
    const { state, publishAt, expiresAt, staffId, staffName } = schedule;
    const actor = { id: staffId, name: staffName };
    const live = ((await readPageStates(trx, [path])).get(path)?.live ?? {}) as LiveState;
    const now = clock.now();
    if (schedule.isOver) {
      await deletePages(trx, path, devices);
      await deleteSchedule(trx, path);
      await setLiveState(trx, path, null);
      await setLive(trx, path, { expiredAt: now.toISOString() }, { actor, action: "expire", at: now });
      return "expired";
    }
    if (state === null) throw new Error(`the schedule of ${path} has nothing to publish`);
    await publishPages(trx, path, await readyPages(path, state as PageState, staffName), staffName);
    await setLiveState(trx, path, state);
    if (expiresAt === null) await deleteSchedule(trx, path);
    else await writeSchedule(trx, { ...schedule, publishAt: null, state: null });
    const {
      publishAt: _publishAt,
      archivedAt: _archivedAt,
      withdrawnAt: _withdrawnAt,
      expiredAt: _expiredAt,
      ...rest
    } = live;
    const publishedAt = (publishAt ?? now).toISOString();
    await setLive(trx, path, { ...rest, publishedAt, publishedBy: staffName }, { actor, action: "publish", at: now });
    return "published";
  });

/** Applies the due schedules of all pages. Runs every minute, in case jobs were lost. */
async function runDuePages(deps: ScheduleDeps): Promise<void> {
  for (const path of await duePaths(deps.database.kysely)) await runPageSchedule(deps, path);
}

export const pageJobs = (deps: ScheduleDeps): Jobs => ({
  [runPageScheduleJob]: async (payload) => {
    await runPageSchedule(deps, (payload as { readonly path: string }).path);
  },
  [runDuePagesJob]: () => runDuePages(deps),
});

export const pageCron = [{ job: runDuePagesJob, match: "* * * * *" }] as const;
