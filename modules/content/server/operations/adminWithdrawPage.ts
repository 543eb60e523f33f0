import * as v from "valibot";
import { devices } from "#kit/core/device.ts";
import { fail, ok } from "#kit/core/result.ts";
import { lockVersions } from "#kit/postgres/records/journal.ts";
import { staffAction } from "#modules/staff/server/index.ts";
import { homePath } from "../../contract/page/home-path.ts";
import type { LiveState } from "../../contract/page/page-state.ts";
import { pagePathSchema } from "../../contract/page/publish-form.ts";
import type { ContentAdminDeps } from "../content-admin-deps.ts";
import { homeStays, noPage } from "../page-record/page-failures.ts";
import { pageRecord, readPageStates } from "../page-record/page-record.ts";
import { setLive } from "../page-record/set-live.ts";
import { setLiveState } from "../store/page-drafts.ts";
import { deleteSchedule } from "../store/page-schedule.ts";
import { deletePages } from "../store/pages.ts";

const steps = ["schedule", "page", "archive"] as const;

const refused = (code: "NOT_FOUND" | "HOME") => fail({ code });

/** Cancels the schedule of a page, withdraws it from the shop, or also archives it. Its draft and its versions stay. */
export const adminWithdrawPage = (deps: ContentAdminDeps) =>
  staffAction(deps, {
    action: "page.withdraw",
    permission: "content.edit",
    input: v.object({ input: v.object({ path: pagePathSchema, what: v.picklist(steps) }) }),
    async run(trx, staff, { input: { path, what } }) {
      const at = deps.clock.now();
      await lockVersions(trx, pageRecord.name, [path]);
      const state = (await readPageStates(trx, [path])).get(path);
      if (!state) return refused("NOT_FOUND");
      if (path === homePath && what !== "schedule") return refused("HOME");
      const { publishAt: _publishAt, expiresAt: _expiresAt, ...live } = (state.live ?? {}) as LiveState;
      await deleteSchedule(trx, path);
      const actor = { id: staff.id, name: staff.name };
      if (what === "schedule") await setLive(trx, path, live, { actor, action: "unschedule", at });
      else {
        await deletePages(trx, path, devices);
        const now = at.toISOString();
        const next = what === "archive" ? { withdrawnAt: now, archivedAt: now } : { withdrawnAt: now };
        await setLive(trx, path, next, { actor, action: what === "archive" ? "archive" : "withdraw", at });
        await setLiveState(trx, path, null);
      }
      return ok({ value: null, subject: `page:${path}`, detail: { what } });
    },
    failures: {
      NOT_FOUND: noPage,
      HOME: homeStays,
    },
    message: {
      "en-US": "Done.",
      "id-ID": "Selesai.",
      "vi-VN": "Đã xong.",
      "zh-CN": "已完成。",
    },
  });
