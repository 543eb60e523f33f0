import * as v from "valibot";
import { fail, ok } from "#kit/core/result.ts";
import { staffAction } from "#modules/staff/server/index.ts";
import { explainSchema } from "../../contract/settlement-forms.ts";
import { missedBefore } from "../missed-before.ts";
import { demandAllStores } from "../reach.ts";
import { changed, notFound } from "../settlement-failures.ts";
import type { SettlementsDeps } from "../settlements-deps.ts";
import { isDifferenceNow, lockExplanation, saveExplanation } from "../store/explanations.ts";

const input = v.object({ input: explainSchema });
type Refused = { readonly code: "NOT_FOUND" | "CHANGED" };
const refused = (code: Refused["code"]) => fail({ code });

/** Marks a difference as explained or as open, with a note. The payment itself stays as it is. */
export const adminExplainDifference = (deps: SettlementsDeps) =>
  staffAction<v.InferOutput<typeof input>, { subject: string; version: number }, Refused>(deps, {
    action: "settlement.explain",
    permission: "settlements.reconcile",
    input,
    async run(trx, staff, { input: { subject, version, isExplained, note } }, context) {
      demandAllStores(staff, context);
      const now = deps.clock.now();
      if (!(await isDifferenceNow(trx, subject, missedBefore(now)))) return refused("NOT_FOUND");
      const before = await lockExplanation(trx, subject);
      if ((before?.version ?? 0) !== version) return refused("CHANGED");
      const state = isExplained ? "explained" : "open";
      await saveExplanation(trx, { subject, state, note, version: version + 1, actor: staff.name, at: now });
      return ok({
        value: { subject, version: version + 1 },
        subject: `difference:${subject}`,
        detail: { state, note, ...(before ? { before: before.note } : {}) },
      });
    },
    failures: { NOT_FOUND: notFound, CHANGED: changed },
    message: {
      "en-US": "Saved.",
      "id-ID": "Tersimpan.",
      "vi-VN": "Đã lưu.",
      "zh-CN": "已保存。",
    },
  });
