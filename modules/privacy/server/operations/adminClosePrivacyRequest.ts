import * as v from "valibot";
import { fail, ok } from "#kit/core/result.ts";
import { staffAction } from "#modules/staff/server/index.ts";
import { closeRequestSchema } from "../../contract/request-forms.ts";
import type { PrivacyDeps } from "../privacy-deps.ts";
import { lockOpenRequest, type NotOpen, notOpenTexts, requestSubject } from "../request-action.ts";
import { closeRequest } from "../store/requests.ts";
import { writeStep } from "../store/steps.ts";

type NotDone = { readonly code: "NOT_DONE" };

/** Closes a request: a correction as answered, any as refused. Files and deletions are answered by doing them. */
export const adminClosePrivacyRequest = (deps: PrivacyDeps) =>
  staffAction<{ input: v.InferOutput<typeof closeRequestSchema> }, { id: string }, NotOpen | NotDone>(deps, {
    action: "privacy.close",
    permission: "privacy.handle",
    input: v.object({ input: closeRequestSchema }),
    async run(trx, staff, { input: { id, outcome, answer } }) {
      const open = await lockOpenRequest(trx, id, null);
      if (!open.ok) return open;
      if (outcome === "answered" && open.value.kind !== "correct") return fail({ code: "NOT_DONE" });
      const now = deps.clock.now();
      await closeRequest(trx, id, { from: "open", to: outcome, at: now, answer });
      await writeStep(trx, { requestId: id, at: now, action: outcome, by: staff });
      return ok({ value: { id }, subject: requestSubject(id), detail: { outcome } });
    },
    failures: {
      ...notOpenTexts,
      NOT_DONE: {
        "en-US": "This request is answered by sending the file, or by deleting the account.",
        "id-ID": "Permintaan ini dijawab dengan mengirim berkas atau menghapus akun.",
        "vi-VN": "Yêu cầu này được trả lời bằng cách gửi tệp hoặc xóa tài khoản.",
        "zh-CN": "此请求通过发送文件或删除账户来答复。",
      },
    },
    message: {
      "en-US": "The request is closed.",
      "id-ID": "Permintaan ditutup.",
      "vi-VN": "Đã đóng yêu cầu.",
      "zh-CN": "请求已结束。",
    },
  });
