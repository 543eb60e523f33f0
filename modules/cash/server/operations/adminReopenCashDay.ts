import * as v from "valibot";
import { fail, ok } from "#kit/core/result.ts";
import type { StandardReply } from "#kit/graphql/standard-reply.ts";
import { staffAction } from "#modules/staff/server/index.ts";
import { reopenDaySchema } from "../../contract/cash-forms.ts";
import type { CashDeps, CashPlace } from "../cash-deps.ts";
import { notClosed, notFound } from "../cash-failures.ts";
import { placesFor } from "../reach.ts";
import { closingOf, lockStore, reopenDay } from "../store/closings.ts";
import { releaseReceipts } from "../store/receipts.ts";

const input = v.object({ input: reopenDaySchema });
type Value = { storeCode: string; day: string };
type Refused = { readonly code: "NOT_FOUND" | "NOT_CLOSED" };
const refused = (code: Refused["code"]) => fail({ code });

/** Opens a closed day again, for a reason. Its receipts are open again; those later days were closed with stay there. */
export const adminReopenCashDay = (deps: CashDeps) =>
  staffAction<v.InferOutput<typeof input>, Value, Refused, StandardReply<Value>, readonly CashPlace[]>(deps, {
    action: "cash.reopen",
    permission: "cash.reopen",
    input,
    before: async (staff) => ok(await placesFor(deps, staff)),
    async run(trx, staff, { input: { storeCode, day, reason } }, _context, places) {
      if (!places.some(({ code }) => code === storeCode)) return refused("NOT_FOUND");
      await lockStore(trx, storeCode);
      const closing = await closingOf(trx, { storeCode, day });
      if (closing?.state !== "closed") return refused("NOT_CLOSED");
      await releaseReceipts(trx, { storeCode, day });
      await reopenDay(trx, { storeCode, day }, { closing, reason, actor: staff.name, at: deps.clock.now() });
      const { expected, counted } = closing;
      return ok({
        value: { storeCode, day },
        subject: `cash:${storeCode}/${day}`,
        detail: { expected, counted, reason },
      });
    },
    failures: { NOT_FOUND: notFound, NOT_CLOSED: notClosed },
    message: {
      "en-US": "The day is open again.",
      "id-ID": "Hari ini dibuka kembali.",
      "vi-VN": "Ngày này đã được mở lại.",
      "zh-CN": "此日已重新打开。",
    },
  });
