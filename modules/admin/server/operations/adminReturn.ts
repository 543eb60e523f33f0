import * as v from "valibot";
import { orderByCode } from "#modules/order/server/index.ts";
import { returnByCode, staffReturnEvents } from "#modules/returns/server/index.ts";
import { staffQuery } from "#modules/staff/server/index.ts";
import { isWithinReach } from "../actions/reach.ts";
import type { AdminDeps } from "../admin-deps.ts";
import { returnOnWire } from "../wire/return-wire.ts";

/** One return; null when it does not exist or is out of reach of this member of staff. */
export const adminReturn = (deps: AdminDeps) =>
  staffQuery(deps, {
    permission: "returns.read",
    input: v.object({ returnCode: v.pipe(v.string(), v.maxLength(40)) }),
    async run({ locale }, staff, { returnCode }) {
      const db = deps.database.kysely;
      const back = await returnByCode(db, returnCode.toUpperCase());
      const order = back && (await orderByCode(db, back.orderCode));
      if (!back || !order || !isWithinReach(staff, order)) return null;
      return returnOnWire(deps, staff, { back, order, events: await staffReturnEvents(db, back.code) }, locale);
    },
  });
