import * as v from "valibot";
import { staffQuery } from "#modules/staff/server/index.ts";
import type { StockDeps } from "../stock-deps.ts";
import { readPlaces } from "../store/places.ts";
import { eventsOfTransfer, linesOfTransfer } from "../store/transfer-lines.ts";
import { transferByCode } from "../store/transfers.ts";
import { maySeeTransfer } from "../transfers/transfer-reach.ts";
import { transferEventOnWire, transferLineOnWire, transferOnWire } from "../wire/transfer-wire.ts";

const input = v.object({ code: v.pipe(v.string(), v.maxLength(80)) });

/** One transfer with its lines and what happened to it; null when there is none within reach. */
export const adminTransfer = (deps: StockDeps) =>
  staffQuery(deps, {
    permission: "stock.read",
    input,
    async run({ locale }, staff, { code }) {
      const db = deps.database.kysely;
      const transfer = await transferByCode(db, code);
      if (!transfer || !maySeeTransfer(staff, transfer)) return null;
      const [places, lines, events] = await Promise.all([
        readPlaces(db),
        linesOfTransfer(db, code),
        eventsOfTransfer(db, code),
      ]);
      const labels = await deps.skus.describe(
        lines.map(({ skuCode }) => skuCode),
        locale,
      );
      const mayEdit = staff.permissions.includes("stock.edit");
      return {
        ...transferOnWire(transfer, places, staff, mayEdit),
        lines: lines.map((line) => transferLineOnWire(line, labels)),
        events: events.map(transferEventOnWire),
      };
    },
  });
