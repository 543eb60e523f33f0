import * as v from "valibot";
import type { Json } from "#kit/core/fields/field-changes.ts";
import type { Texts } from "#kit/core/locale.ts";
import { fail, ok } from "#kit/core/result.ts";
import type { FailureTexts } from "#kit/graphql/operation.ts";
import { proposalOfKey, propose } from "#modules/approvals/server/index.ts";
import { adjustPoints, lockClubAccount } from "#modules/loyalty/server/index.ts";
import { staffAction } from "#modules/staff/server/index.ts";
import { customerType } from "../../contract/customer-state.ts";
import { adjustPointsSchema } from "../../contract/points-forms.ts";
import { keyReusedText, notLinkedText } from "../account/club-texts.ts";
import { type ProposedPoints, pointsIn, pointsKind } from "../account/points-proposals.ts";
import type { CustomersDeps } from "../customers-deps.ts";

type Refused = { readonly code: "NOT_LINKED" } | { readonly code: "KEY_REUSED" };

/**
 * Adds points to a customer's club account, or takes them. Over the cap of a day it becomes a proposal, for every role. A repeated
 * key counts once, whichever of the two it became.
 */
export const adminAdjustPoints = (deps: CustomersDeps) =>
  staffAction(deps, {
    action: "points.adjust",
    permission: "points.adjust",
    input: v.object({ input: adjustPointsSchema }),
    async run(trx, staff, { input: { code, points, reason, key } }) {
      const subject = `${customerType}:${code}`;
      const done = { value: { code, waits: false }, subject: null };
      const waits = { value: { code, waits: true }, subject: null };
      // Locked first, so that of two presses with one key the second finds what the first made.
      if ((await lockClubAccount(trx, code)) === null) return fail({ code: "NOT_LINKED" });
      const earlier = await proposalOfKey(trx, staff.id, key);
      if (earlier) {
        const isSame = earlier.subject === subject && pointsIn(earlier).points === points;
        return isSame ? ok(waits) : fail({ code: "KEY_REUSED" });
      }
      const person = { staffName: staff.name, approverName: null };
      const adjusted = await adjustPoints(
        trx,
        deps,
        { userCode: code, points, reason, key, ...person },
        deps.pointsAdjustCap(),
      );
      if (adjusted.ok) return ok(adjusted.value.isNew ? { ...done, subject, detail: { points, reason } } : done);
      if (adjusted.error.code !== "OVER_CAP") return fail({ code: adjusted.error.code });
      const payload: ProposedPoints = { code, points, reason };
      const proposer = { id: staff.id, name: staff.name };
      const proposal = { kind: pointsKind, subject, payload: payload as unknown as Json, reason, proposer, key };
      await propose(trx, deps, { ...proposal, at: deps.clock.now() });
      return ok(waits);
    },
    failures,
    message: ({ waits }) => (waits ? proposed : asked),
  });

const failures: FailureTexts<Refused> = { NOT_LINKED: notLinkedText, KEY_REUSED: keyReusedText };

const asked: Texts = {
  "en-US": "The club makes the adjustment. It shows in the journal in a moment.",
  "id-ID": "Klub melakukan penyesuaian. Hasilnya segera tampak di jurnal.",
  "vi-VN": "Câu lạc bộ đang điều chỉnh. Nhật ký sẽ hiện ngay sau đó.",
  "zh-CN": "俱乐部正在调整，稍后会显示在记录中。",
};

const proposed: Texts = {
  "en-US": "This is over the limit of a day and waits for the approval of a second person.",
  "id-ID": "Ini melebihi batas sehari dan menunggu persetujuan orang kedua.",
  "vi-VN": "Vượt hạn mức trong ngày và đang chờ người thứ hai duyệt.",
  "zh-CN": "超出当日限额，等待第二人批准。",
};
