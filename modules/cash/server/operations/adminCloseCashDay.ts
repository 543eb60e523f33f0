import * as v from "valibot";
import { jakartaDay } from "#kit/core/jakarta-day.ts";
import { fail, ok } from "#kit/core/result.ts";
import type { StandardReply } from "#kit/graphql/standard-reply.ts";
import { staffAction } from "#modules/staff/server/index.ts";
import { countedCash, denominations } from "../../contract/cash-count.ts";
import { closeDaySchema } from "../../contract/cash-forms.ts";
import type { CashDeps, CashPlace } from "../cash-deps.ts";
import {
  type AlreadyClosed,
  alreadyClosed,
  type MoreCash,
  moreCash,
  notFound,
  reasonNeeded,
} from "../cash-failures.ts";
import { placesFor } from "../reach.ts";
import { closeDay, closingOf, lockStore } from "../store/closings.ts";
import { freezeReceipts } from "../store/receipts.ts";

const input = v.object({ input: closeDaySchema });
type Value = { storeCode: string; day: string };
type Refused = { readonly code: "NOT_FOUND" | "REASON_NEEDED" } | AlreadyClosed | MoreCash;
const refused = (code: "NOT_FOUND" | "REASON_NEEDED") => fail({ code });

/** Closes a day of a store: freezes its receipts with what was counted. Refused when it is closed or the page is out of date. */
export const adminCloseCashDay = (deps: CashDeps) =>
  staffAction<v.InferOutput<typeof input>, Value, Refused, StandardReply<Value>, readonly CashPlace[]>(deps, {
    action: "cash.close",
    permission: "cash.close",
    input,
    // The places are read on a connection of their own, before the transaction holds one.
    before: async (staff) => ok(await placesFor(deps, staff)),
    async run(trx, staff, { input: { storeCode, day, expected: shown, pieces, reason } }, _context, places) {
      const now = deps.clock.now();
      if (!places.some(({ code }) => code === storeCode) || day > jakartaDay(now)) return refused("NOT_FOUND");
      await lockStore(trx, storeCode);
      const before = await closingOf(trx, { storeCode, day });
      if (before?.state === "closed") return fail({ code: "ALREADY_CLOSED", by: before.closedBy });
      const { orders, expected } = await freezeReceipts(trx, { storeCode, day });
      if (expected !== shown) return fail({ code: "MORE_CASH", expected });
      const counted = Object.fromEntries(
        denominations.flatMap((value, at) => (pieces[at] ? [[value, pieces[at]]] : [])),
      );
      const sum = countedCash(counted);
      if (sum !== expected && reason === "") return refused("REASON_NEEDED");
      await closeDay(
        trx,
        { storeCode, day },
        { orders, expected, counted: sum, pieces: counted, reason, closedBy: staff.name, closedAt: now },
      );
      return ok({
        value: { storeCode, day },
        subject: `cash:${storeCode}/${day}`,
        detail: { orders, expected, counted: sum, difference: sum - expected, ...(reason ? { reason } : {}) },
      });
    },
    failures: {
      NOT_FOUND: notFound,
      ALREADY_CLOSED: alreadyClosed,
      MORE_CASH: moreCash,
      REASON_NEEDED: reasonNeeded,
    },
    message: {
      "en-US": "The day is closed.",
      "id-ID": "Hari ini sudah ditutup.",
      "vi-VN": "Đã chốt ngày này.",
      "zh-CN": "此日已结账。",
    },
  });
