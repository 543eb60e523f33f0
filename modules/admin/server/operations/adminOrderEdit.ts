import * as v from "valibot";
import { readOrderCode } from "#modules/order/contract/order-code.ts";
import { contactOfOrder } from "#modules/order/contract/order-contact.ts";
import { isCashOnDelivery } from "#modules/order/contract/order-texts.ts";
import { orderByCode, planEdit } from "#modules/order/server/index.ts";
import { staffQuery } from "#modules/staff/server/index.ts";
import { versionOf } from "../../contract/admin-actions.ts";
import { previewEditSchema } from "../../contract/order-edit-forms.ts";
import { notAllowed } from "../actions/admin-failures.ts";
import { editRefusals } from "../actions/edit-refusals.ts";
import { openContacts, orderSubjects } from "../actions/open-contacts.ts";
import { isWithinReach } from "../actions/reach.ts";
import type { AdminDeps } from "../admin-deps.ts";
import { packedOf } from "../store/notes.ts";
import { editedLinesOnWire, orderContactOnWire } from "../wire/order-edit-wire.ts";

const input = v.object({ input: previewEditSchema });

/** What an edit would do, worked out as the edit itself does it; nothing is written. */
export const adminOrderEdit = (deps: AdminDeps) =>
  staffQuery(deps, {
    permission: "orders.edit",
    input,
    async run({ locale }, staff, { input: { orderCode, version, items, contact } }) {
      const db = deps.database.kysely;
      const code = readOrderCode(orderCode);
      const order = code === null ? null : await orderByCode(db, code);
      if (!order || !isWithinReach(staff, order)) return null;
      const open = await openContacts(deps, staff, orderSubjects([order]));
      const [packed] = await packedOf(db, [order.code]);
      const planned = await planEdit(db, deps.orders, order, { pieces: items, contact: open ? contact : null });
      const plan = planned.ok ? planned.value : null;
      const refusal = packed ? "PACKED" : planned.ok ? null : planned.error.code;
      const sentence = refusal === "ACTION_NOT_ALLOWED" ? notAllowed : refusal && editRefusals[refusal];
      const total = order.totals.totalAmount - order.refundedAmount;
      return {
        refusal: sentence ? sentence[locale] : null,
        isOutdated: versionOf(order) !== version,
        lines: editedLinesOnWire(order, plan),
        refund: plan?.refund ?? null,
        isCash: isCashOnDelivery(order.channelCode),
        totalBefore: total,
        totalAfter: total - (plan?.refund?.money ?? 0),
        contactBefore: open ? orderContactOnWire(contactOfOrder(order)) : null,
        contactAfter: plan?.contact ? orderContactOnWire(plan.contact.after) : null,
      };
    },
  });
