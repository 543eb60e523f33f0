import { findOrders, orderByCode } from "#modules/order/server/index.ts";
import { returnStatusTexts } from "#modules/returns/contract/return-texts.ts";
import { returnByCode } from "#modules/returns/server/index.ts";
import { openContacts, orderSubjects } from "../actions/open-contacts.ts";
import { isWithinReach } from "../actions/reach.ts";
import type { AdminDeps } from "../admin-deps.ts";
import type { FindProvider } from "../ports/find-provider.ts";
import { rowOnWire } from "../wire/order-row-wire.ts";

/** Orders by number, e-mail or phone, as their list finds them; of one store for its staff. */
export const orderFinder = (deps: Pick<AdminDeps, "database" | "clock">): FindProvider => ({
  needs: "orders.read",
  async find(db, { text, locale, staff, limit }) {
    const filter = { statuses: [], deliveryMethod: null, storeCode: staff.storeCode, search: text, cancelAsked: false };
    const { orders } = await findOrders(db, filter, { offset: 0, limit });
    const open = await openContacts(deps, staff, orderSubjects(orders));
    return orders.map((order) => {
      const { orderCode, statusText, receiver } = rowOnWire(order, { staff, open, packed: undefined, locale });
      const detail = `${statusText} · ${receiver}`;
      return { kind: "order", code: orderCode, title: orderCode, detail, to: `/admin/orders/${orderCode}` };
    });
  },
});

/** A return by its whole number. */
export const returnFinder: FindProvider = {
  needs: "returns.read",
  async find(db, { text, locale, staff }) {
    const back = await returnByCode(db, text.toUpperCase().slice(0, 40));
    const order = back && (await orderByCode(db, back.orderCode));
    if (!back || !order || !isWithinReach(staff, order)) return [];
    const detail = returnStatusTexts[back.status][locale];
    return [{ kind: "return", code: back.code, title: back.code, detail, to: `/admin/returns/${back.code}` }];
  },
};
