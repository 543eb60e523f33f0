import type { Transaction } from "kysely";
import * as v from "valibot";
import { fail, ok } from "#kit/core/result.ts";
import { lockVersions } from "#kit/postgres/records/journal.ts";
import { staffAction } from "#modules/staff/server/index.ts";
import { homePath } from "../../contract/page/home-path.ts";
import { missingInPage } from "../../contract/page/missing-in-page.ts";
import type { LiveState, PageState } from "../../contract/page/page-state.ts";
import { longestScheduleDays, publishPageSchema } from "../../contract/page/publish-form.ts";
import type { ContentAdminDeps } from "../content-admin-deps.ts";
import { homeStays, noPage } from "../page-record/page-failures.ts";
import { pageRecord, readPageStates } from "../page-record/page-record.ts";
import { publishPages, readyPages } from "../page-record/publish-state.ts";
import { schedulePage } from "../page-record/run-page-schedule.ts";
import { setLive } from "../page-record/set-live.ts";
import { setLiveState } from "../store/page-drafts.ts";
import { deleteSchedule } from "../store/page-schedule.ts";

type Refusal = { code: "NOT_FOUND" | "OUTDATED" | "INCOMPLETE" | "BAD_MOMENT" | "HOME" };
type Wanted = { readonly publishAt: Date | null; readonly expiresAt: Date | null };
type Who = { readonly id: string; readonly name: string };

const refused = (code: Refusal["code"]) => fail<Refusal>({ code });

/**
 * Publishes the version of a page that the editor has seen: now, or at a time by the job queue; permanently, or until a
 * time.
 */
export const adminPublishPage = (deps: ContentAdminDeps) =>
  staffAction<{ input: v.InferOutput<typeof publishPageSchema> }, null, Refusal>(deps, {
    action: "page.publish",
    permission: "content.edit",
    input: v.object({ input: publishPageSchema }),
    async run(trx, staff, { input: { path, version, publishAt, expiresAt } }) {
      const now = deps.clock.now();
      const wanted = { publishAt: momentOf(publishAt), expiresAt: momentOf(expiresAt) };
      const current = (await lockVersions(trx, pageRecord.name, [path])).get(path);
      const state = (await readPageStates(trx, [path])).get(path) as PageState | undefined;
      if (!state) return refused("NOT_FOUND");
      if (current !== version) return refused("OUTDATED");
      if (missingInPage(state).length > 0) return refused("INCOMPLETE");
      if (!isAhead(wanted, now)) return refused("BAD_MOMENT");
      if (path === homePath && wanted.expiresAt !== null) return refused("HOME");
      const who = { id: staff.id, name: staff.name };
      await (wanted.publishAt === null ? publishNow : publishLater)(trx, { path, state, wanted, who, now });
      return ok({ value: null, subject: `page:${path}`, detail: { version, publishAt, expiresAt } });
    },
    failures: {
      NOT_FOUND: noPage,
      HOME: homeStays,
      OUTDATED: {
        "en-US": "Somebody has saved this page meanwhile. Please look at it again, then publish.",
        "id-ID": "Halaman ini baru saja disimpan orang lain. Silakan periksa lagi, lalu terbitkan.",
        "vi-VN": "Có người vừa lưu trang này. Vui lòng xem lại rồi xuất bản.",
        "zh-CN": "刚才有人保存了此页面。请重新查看后再发布。",
      },
      INCOMPLETE: {
        "en-US": "Something is still missing on this page.",
        "id-ID": "Masih ada yang kurang di halaman ini.",
        "vi-VN": "Trang này vẫn còn thiếu nội dung.",
        "zh-CN": "此页面还缺少内容。",
      },
      BAD_MOMENT: {
        "en-US": "Moments must lie ahead, within a year, and the end after the beginning.",
        "id-ID": "Waktu harus di masa depan, dalam setahun, dan akhir setelah awal.",
        "vi-VN": "Thời điểm phải ở tương lai, trong vòng một năm, và kết thúc sau khi bắt đầu.",
        "zh-CN": "时间必须在一年内的将来，且结束晚于开始。",
      },
    },
    message: {
      "en-US": "The page is published or scheduled.",
      "id-ID": "Halaman sudah diterbitkan atau dijadwalkan.",
      "vi-VN": "Trang đã được xuất bản hoặc lên lịch.",
      "zh-CN": "页面已发布或已排期。",
    },
  });

const momentOf = (text: string | null): Date | null => (text === null ? null : new Date(text));

function isAhead({ publishAt, expiresAt }: Wanted, now: Date): boolean {
  const latest = now.getTime() + longestScheduleDays * 86_400_000;
  const isWithin = (at: Date | null) => at === null || (at > now && at.getTime() <= latest);
  return isWithin(publishAt) && isWithin(expiresAt) && (expiresAt === null || expiresAt > (publishAt ?? now));
}

type Publication = {
  readonly path: string;
  readonly state: PageState;
  readonly wanted: Wanted;
  readonly who: Who;
  readonly now: Date;
};

const plan = ({ path, wanted, who }: Publication) => ({
  path,
  ...wanted,
  staffId: who.id,
  staffName: who.name,
});

async function publishNow(trx: Transaction<unknown>, publication: Publication): Promise<number> {
  const { path, state, wanted, who, now } = publication;
  await publishPages(trx, path, await readyPages(path, state, who.name), who.name);
  if (wanted.expiresAt === null) await deleteSchedule(trx, path);
  else await schedulePage(trx, { ...plan(publication), publishAt: null, state: null });
  const live: LiveState = {
    publishedAt: now.toISOString(),
    publishedBy: who.name,
    ...(wanted.expiresAt === null ? {} : { expiresAt: wanted.expiresAt.toISOString() }),
  };
  const version = await setLive(trx, path, live, { actor: who, action: "publish", at: now });
  await setLiveState(trx, path, state as never);
  return version;
}

/** Schedules the current version; it is validated as for publishing now. */
async function publishLater(trx: Transaction<unknown>, publication: Publication): Promise<number> {
  const { path, state, wanted, who, now } = publication;
  await readyPages(path, state, who.name);
  await schedulePage(trx, { ...plan(publication), state: state as never });
  const { publishAt: _publishAt, expiresAt: _expiresAt, ...live } = state.live ?? {};
  const planned = {
    ...live,
    ...(wanted.publishAt === null ? {} : { publishAt: wanted.publishAt.toISOString() }),
    ...(wanted.expiresAt === null ? {} : { expiresAt: wanted.expiresAt.toISOString() }),
  };
  return setLive(trx, path, planned, { actor: who, action: "schedule", at: now });
}
