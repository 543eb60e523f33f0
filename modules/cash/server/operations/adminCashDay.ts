import { jakartaDay } from "#kit/core/jakarta-day.ts";
import { inTransaction } from "#kit/postgres/transaction.ts";
import { staffQuery } from "#modules/staff/server/index.ts";
import { denominations } from "../../contract/cash-count.ts";
import { cashDaySchema } from "../../contract/cash-forms.ts";
import type { CashDeps } from "../cash-deps.ts";
import { placesFor } from "../reach.ts";
import { closingOf, eventsOf } from "../store/closings.ts";
import { receiptsOfDay } from "../store/receipts.ts";

/** A day of a store with the cash of each order; null out of reach and for days to come. */
export const adminCashDay = (deps: CashDeps) =>
  staffQuery(deps, {
    permission: "cash.close",
    input: cashDaySchema,
    async run(_context, staff, { storeCode, day }) {
      const place = (await placesFor(deps, staff)).find(({ code }) => code === storeCode);
      const today = jakartaDay(deps.clock.now());
      if (!place || day > today) return null;
      const asked = { storeCode, day };
      // One snapshot: a closing between two statements would show its receipts beside an open day.
      const [closing, receipts, events] = await inTransaction(
        deps.database,
        async (trx) =>
          [await closingOf(trx, asked), await receiptsOfDay(trx, asked), await eventsOf(trx, asked)] as const,
        { isolation: "repeatable read" },
      );
      const closed = closing?.state === "closed" ? closing : null;
      const expected = receipts.reduce((sum, { amount }) => sum + amount, 0);
      return {
        ...asked,
        storeName: place.name,
        state: closing?.state ?? "open",
        isToday: day === today,
        expected,
        receipts: receipts.map(({ collectedAt, ...receipt }) => ({
          ...receipt,
          collectedAt: collectedAt.toISOString(),
          isLate: receipt.collectedDay !== day,
        })),
        pieces: closed ? denominations.map((value) => closed.pieces[value] ?? 0) : null,
        counted: closed?.counted ?? null,
        difference: closed ? closed.counted - closed.expected : null,
        reason: closed?.reason ?? "",
        closedBy: closed?.closedBy ?? null,
        closedAt: closed?.closedAt.toISOString() ?? null,
        events: events.map(({ at, ...event }) => ({ ...event, at: at.toISOString() })),
      };
    },
  });
