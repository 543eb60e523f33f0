import * as v from "valibot";
import type { Texts } from "#kit/core/locale.ts";
import { fail, ok } from "#kit/core/result.ts";
import type { FailureTexts } from "#kit/graphql/operation.ts";
import { saveRecords } from "#kit/postgres/records/save-records.ts";
import { demandPermission, staffAction } from "#modules/staff/server/index.ts";
import { correctSchema } from "../../contract/request-forms.ts";
import type { PrivacyDeps } from "../privacy-deps.ts";
import { lockOpenRequest, type NotOpen, notOpenTexts, requestSubject } from "../request-action.ts";
import { writeStep } from "../store/steps.ts";

type NotCorrected = { readonly code: "VALUE_REFUSED"; readonly why: Texts } | { readonly code: "SAME_VALUE" };

const sameValue: Texts = {
  "en-US": "The profile has this value already.",
  "id-ID": "Profil sudah memiliki nilai ini.",
  "vi-VN": "Hồ sơ đã có giá trị này.",
  "zh-CN": "资料中已是此值。",
};
const refused: Texts = {
  "en-US": "This value cannot be saved.",
  "id-ID": "Nilai ini tidak dapat disimpan.",
  "vi-VN": "Không thể lưu giá trị này.",
  "zh-CN": "无法保存此值。",
};

const failures: FailureTexts<NotOpen | NotCorrected> = {
  ...notOpenTexts,
  SAME_VALUE: sameValue,
  VALUE_REFUSED: ({ why }) => why,
};

/** Corrects a field of the customer's profile with a reason, as an entry of the profile's own history. */
export const adminCorrectCustomer = (deps: PrivacyDeps) =>
  staffAction<{ input: v.InferOutput<typeof correctSchema> }, { id: string }, NotOpen | NotCorrected>(deps, {
    action: "privacy.correct",
    permission: "privacy.handle",
    input: v.object({ input: correctSchema }),
    async run(trx, staff, { input: { id, field, value, reason } }, context) {
      demandPermission(staff, context, "customers.edit");
      const open = await lockOpenRequest(trx, id, "correct");
      if (!open.ok) return open;
      const now = deps.clock.now();
      const changes = [{ path: field, after: value }];
      // The value stands whatever was there: the customer has said what is right.
      const edit = {
        id: open.value.userCode,
        version: Number.POSITIVE_INFINITY,
        changes,
        expects: "existing",
      } as const;
      const actor = { id: staff.id, name: staff.name };
      const saved = await saveRecords(trx, deps.customers, [edit], { at: now, actor, action: "save", reason });
      if (!saved.ok) {
        const [problem] = saved.error.code === "INVALID_FIELDS" ? saved.error.problems : [];
        return fail({ code: "VALUE_REFUSED", why: deps.customers.problemTexts?.[problem?.problem ?? ""] ?? refused });
      }
      if (saved.value.entryId === null) return fail({ code: "SAME_VALUE" });
      await writeStep(trx, { requestId: id, at: now, action: "corrected", by: staff, detail: { field } });
      return ok({ value: { id }, subject: requestSubject(id), detail: { field, entryId: saved.value.entryId } });
    },
    failures,
    message: {
      "en-US": "The profile is corrected. Close the request when everything is.",
      "id-ID": "Profil diperbaiki. Tutup permintaan bila semuanya selesai.",
      "vi-VN": "Đã sửa hồ sơ. Hãy đóng yêu cầu khi đã xong tất cả.",
      "zh-CN": "资料已更正。全部完成后请结束请求。",
    },
  });
