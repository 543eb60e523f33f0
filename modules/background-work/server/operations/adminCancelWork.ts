import * as v from "valibot";
import { fail, ok } from "#kit/core/result.ts";
import { staffAction } from "#modules/staff/server/index.ts";
import { cancelWorkSchema } from "../../contract/work-forms.ts";
import type { BackgroundWorkDeps } from "../background-work-deps.ts";
import { cancelWork } from "../store/work-items.ts";

const refused = (code: "NOT_FOUND" | "ENDED_ALREADY") => fail({ code });

/** Cancels work of the caller. Running work stops at its next step and is rolled back. */
export const adminCancelWork = (deps: BackgroundWorkDeps) =>
  staffAction(deps, {
    action: "work.cancel",
    permission: null,
    input: v.object({ input: cancelWorkSchema }),
    async run(trx, staff, { input: { id } }) {
      const work = await cancelWork(trx, { id, ownerId: staff.id, at: deps.clock.now() });
      if (!work) return refused("NOT_FOUND");
      if (work.state === "done" || work.state === "failed") return refused("ENDED_ALREADY");
      return ok({ value: { id }, subject: `work:${id}`, detail: { kind: work.kind } });
    },
    failures: {
      NOT_FOUND: {
        "en-US": "This task does not exist any more.",
        "id-ID": "Tugas ini sudah tidak ada.",
        "vi-VN": "Tác vụ này không còn nữa.",
        "zh-CN": "该任务已不存在。",
      },
      ENDED_ALREADY: {
        "en-US": "It had already finished and cannot be cancelled.",
        "id-ID": "Tugas sudah selesai dan tidak bisa dibatalkan.",
        "vi-VN": "Tác vụ đã kết thúc nên không thể huỷ.",
        "zh-CN": "任务已结束,无法取消。",
      },
    },
    message: {
      "en-US": "Cancelled. Nothing was changed.",
      "id-ID": "Dibatalkan. Tidak ada yang diubah.",
      "vi-VN": "Đã huỷ. Không có gì thay đổi.",
      "zh-CN": "已取消,未做任何更改。",
    },
  });
