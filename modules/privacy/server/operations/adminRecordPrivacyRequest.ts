import * as v from "valibot";
import { fail, ok } from "#kit/core/result.ts";
import { lockMember } from "#modules/identity/server/index.ts";
import { staffAction } from "#modules/staff/server/index.ts";
import { dueAt } from "../../contract/privacy-request.ts";
import { recordRequestSchema } from "../../contract/request-forms.ts";
import type { PrivacyDeps } from "../privacy-deps.ts";
import { requestSubject } from "../request-action.ts";
import { insertRequest } from "../store/requests.ts";
import { writeStep } from "../store/steps.ts";

type Refused = { readonly code: "NO_CUSTOMER" } | { readonly code: "RECEIVED_LATER" };

/** Records what a customer asked for, when and how, and how they proved to be themselves. */
export const adminRecordPrivacyRequest = (deps: PrivacyDeps) =>
  staffAction<{ input: v.InferOutput<typeof recordRequestSchema> }, { id: string }, Refused>(deps, {
    action: "privacy.record",
    permission: "privacy.handle",
    input: v.object({ input: recordRequestSchema }),
    async run(trx, staff, { input: { code, kind, receivedAt, ...form } }) {
      const now = deps.clock.now();
      if (receivedAt > now) return fail({ code: "RECEIVED_LATER" });
      // A deletion of the account waits, and then finds the request.
      if (!(await lockMember(trx, code))) return fail({ code: "NO_CUSTOMER" });
      const id = deps.ids.uuid();
      const due = dueAt(kind, receivedAt, deps.deletionDays());
      await insertRequest(trx, { ...form, id, kind, userCode: code, receivedAt, recordedAt: now, dueAt: due }, "open");
      await writeStep(trx, { requestId: id, at: now, action: "recorded", by: staff });
      return ok({ value: { id }, subject: requestSubject(id), detail: { kind } });
    },
    failures: {
      NO_CUSTOMER: {
        "en-US": "There is no such customer any more.",
        "id-ID": "Pelanggan ini sudah tidak ada.",
        "vi-VN": "Khách hàng này không còn tồn tại.",
        "zh-CN": "该顾客已不存在。",
      },
      RECEIVED_LATER: {
        "en-US": "This is in the future.",
        "id-ID": "Ini di masa depan.",
        "vi-VN": "Thời điểm này ở tương lai.",
        "zh-CN": "该时间在将来。",
      },
    },
    message: {
      "en-US": "The request is recorded.",
      "id-ID": "Permintaan dicatat.",
      "vi-VN": "Đã ghi yêu cầu.",
      "zh-CN": "请求已登记。",
    },
  });
