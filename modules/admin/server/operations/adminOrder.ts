import * as v from "valibot";
import { readOrderCode } from "#modules/order/contract/order-code.ts";
import { statusTextOf } from "#modules/order/contract/order-texts.ts";
import { orderStatusCodes } from "#modules/order/contract/wire/order-status-codes.ts";
import { editsOf, orderByCode, staffEventsOf } from "#modules/order/server/index.ts";
import { paymentOf, refundsOfPayment, shownAttempt } from "#modules/payment/server/index.ts";
import { deliveryMethodCodes } from "#modules/shipping/contract/wire/delivery-method-codes.ts";
import { parcelsOf } from "#modules/shipping/server/index.ts";
import { staffQuery } from "#modules/staff/server/index.ts";
import { versionOf } from "../../contract/admin-actions.ts";
import { openContacts, orderSubjects } from "../actions/open-contacts.ts";
import { isWithinReach } from "../actions/reach.ts";
import { actionsFor } from "../actions/what-staff-may-do.ts";
import type { AdminDeps } from "../admin-deps.ts";
import { notesOf, packedOf } from "../store/notes.ts";
import { cancelRequestOnWire } from "../wire/cancel-request-wire.ts";
import { contactOnWire } from "../wire/contact-wire.ts";
import { editsOnWire } from "../wire/order-edit-wire.ts";
import { eventsOnWire, linesOnWire, reasonOnWire, totalsOnWire } from "../wire/order-wire.ts";
import { parcelsOnWire } from "../wire/parcel-wire.ts";
import { channelNames, paymentOnWire } from "../wire/payment-wire.ts";
import { refundsOnWire } from "../wire/refund-wire.ts";
import { returnsOnWire } from "../wire/return-wire.ts";

/** One order in full; null when it does not exist or is out of reach of this member of staff. */
export const adminOrder = (deps: AdminDeps) =>
  staffQuery(deps, {
    permission: "orders.read",
    input: v.object({ orderCode: v.pipe(v.string(), v.maxLength(40)) }),
    async run({ locale }, staff, { orderCode }) {
      const db = deps.database.kysely;
      const code = readOrderCode(orderCode);
      const order = code === null ? null : await orderByCode(db, code);
      if (!order || !isWithinReach(staff, order)) return null;
      const held = staff.permissions;
      const open = await openContacts(deps, staff, orderSubjects([order]));
      const [packed] = await packedOf(db, [order.code]);
      const payment = await paymentOf(db, order.paymentReference);
      const attempt = await shownAttempt(db, order.paymentReference);
      const nameOf = await channelNames(db, locale);
      const notes = held.includes("orders.note") ? await notesOf(db, order.code) : [];
      return {
        orderCode: order.code,
        version: versionOf(order),
        status: orderStatusCodes[order.status],
        statusText: statusTextOf(order, locale),
        deliveryType: deliveryMethodCodes[order.deliveryMethod],
        store: order.store,
        service: order.service,
        shipsFrom: order.shipsFrom,
        placedAt: order.placedAt.toISOString(),
        paymentDue: order.paymentDue?.toISOString() ?? null,
        movesOnAt: order.movesOnAt?.toISOString() ?? null,
        pickupAsked: order.pickupAskedAt !== null,
        cancelReason: reasonOnWire(order.cancelReason, locale),
        isMasked: !open,
        isGuest: order.owner?.startsWith("guest:") ?? false,
        customer: held.includes("customers.read") ? (/^member:(.+)$/.exec(order.owner ?? "")?.[1] ?? null) : null,
        contact: contactOnWire(order, open),
        lines: linesOnWire(order, deps.pictureUrl),
        totals: totalsOnWire(order),
        refundedAmount: order.refundedAmount,
        payment: paymentOnWire(payment, attempt, order, { nameOf, now: deps.clock.now() }),
        refunds: held.includes("refunds.read")
          ? await refundsOnWire(deps, staff, await refundsOfPayment(db, order.paymentReference), locale)
          : [],
        parcels: parcelsOnWire(order, await parcelsOf(db, [order.code]), { locale, open }),
        returns: held.includes("returns.read") ? await returnsOnWire(deps, order, { open, locale }) : [],
        cancelRequest: await cancelRequestOnWire(db, order, locale),
        events: eventsOnWire(await staffEventsOf(db, order.code), locale),
        edits: order.edits > 0 ? editsOnWire(order, await editsOf(db, order.code), open) : [],
        notes: notes.map(({ at, ...note }) => ({ ...note, at: at.toISOString() })),
        packed: packed ? { at: packed.at.toISOString(), name: packed.name } : null,
        can: actionsFor(staff, order, packed !== undefined),
      };
    },
  });
