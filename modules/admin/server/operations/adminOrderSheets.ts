import * as v from "valibot";
import { readOrderCode } from "#modules/order/contract/order-code.ts";
import { isOneOf, type Order, readOrders } from "#modules/order/server/index.ts";
import { parcelsOf } from "#modules/shipping/server/index.ts";
import { staffQuery } from "#modules/staff/server/index.ts";
import { mostOrdersAtOnce } from "../../contract/order-batch-forms.ts";
import { openContacts, orderSubjects } from "../actions/open-contacts.ts";
import { isWithinReach } from "../actions/reach.ts";
import type { AdminDeps } from "../admin-deps.ts";
import { contactOnWire } from "../wire/contact-wire.ts";
import { linesOnWire } from "../wire/order-wire.ts";
import { parcelsOnWire } from "../wire/parcel-wire.ts";

const input = v.object({
  orderCodes: v.pipe(v.array(v.pipe(v.string(), v.maxLength(40))), v.maxLength(mostOrdersAtOnce)),
});

/** What slips and labels of many orders show. The number of statements does not depend on how many. */
export const adminOrderSheets = (deps: AdminDeps) =>
  staffQuery(deps, {
    permission: "orders.read",
    input,
    async run({ locale }, staff, { orderCodes }) {
      const db = deps.database.kysely;
      const codes = [...new Set(orderCodes.flatMap((code) => readOrderCode(code) ?? []))];
      const found = new Map((await readOrders(db, isOneOf(codes))).map((order) => [order.code, order]));
      const orders = codes
        .flatMap((code) => found.get(code) ?? [])
        .filter((order: Order) => isWithinReach(staff, order));
      const open = await openContacts(deps, staff, orderSubjects(orders));
      const parcels = Map.groupBy(
        await parcelsOf(
          db,
          orders.map(({ code }) => code),
        ),
        ({ reference }) => reference,
      );
      return orders.map((order) => ({
        orderCode: order.code,
        isMasked: !open,
        store: order.store,
        service: order.service,
        placedAt: order.placedAt.toISOString(),
        contact: contactOnWire(order, open),
        lines: linesOnWire(order, deps.pictureUrl),
        parcels: parcelsOnWire(order, parcels.get(order.code) ?? [], { locale, open }),
      }));
    },
  });
