import * as v from "valibot";
import { ok } from "#kit/core/result.ts";
import { codeInput } from "#kit/graphql/code-input.ts";
import { operation } from "#kit/graphql/operation.ts";
import { pageInfo, pageWindow } from "#kit/graphql/paging.ts";
import { readChannels } from "#modules/payment/server/index.ts";
import { deliveryMethodCodes } from "#modules/shipping/contract/wire/delivery-method-codes.ts";
import { type OrderTab, orderTabs } from "../../contract/order-status.ts";
import { ownerOf } from "../order-access.ts";
import type { OrderDeps } from "../order-deps.ts";
import { passesIn, proofsIn } from "../order-pass.ts";
import { isListed } from "../store/listed-orders.ts";
import { countOrders, readOrders } from "../store/orders.ts";
import { ordersPaidTogether } from "../store/paid-together.ts";
import { orderOnWire } from "../wire/order-wire.ts";
import { newExpressOf, parcelsOfOrders } from "../wire/parcel-wire.ts";

const mostWithProducts = 100;

const input = v.object({
  input: v.nullish(
    v.object({
      tab: v.nullish(v.picklist(Object.keys(orderTabs) as OrderTab[]), "all"),
      deliveryType: v.nullish(codeInput(deliveryMethodCodes)),
      orderCode: v.nullish(v.pipe(v.string(), v.maxLength(40)), ""),
    }),
    {},
  ),
  pageInput: pageWindow(mostWithProducts),
});

/** The caller's orders, and for guests those the browser's passes open. Seven statements for any number. */
export const queryOrderList = (deps: OrderDeps) =>
  operation({
    access: "anyone",
    clock: deps.clock,
    input,
    async run({ caller, cookie, locale }, { input: { tab, deliveryType, orderCode }, pageInput }) {
      const owner = ownerOf(caller);
      const at = deps.clock.now();
      const unlocked = [...passesIn(cookie, deps, at), ...proofsIn(cookie, deps, at)].map(({ code }) => code);
      // A member's list has only their own orders; tracked orders belong to the pages for guests.
      const also = caller.kind === "member" ? [] : unlocked;
      const sought = (orderCode ?? "").replace(/[^0-9a-z]/gi, "").toUpperCase();
      const where = isListed({
        owner,
        also,
        tab: tab ?? "all",
        deliveryMethod: deliveryType ?? null,
        sought,
      });
      const db = deps.database.kysely;
      const [orders, totalCount, channels] = await Promise.all([
        readOrders(db, where, pageInput),
        countOrders(db, where),
        readChannels(db),
      ]);
      const [parcels, together] = await Promise.all([
        parcelsOfOrders(db, orders),
        ordersPaidTogether(
          db,
          orders.map(({ paymentReference }) => paymentReference),
        ),
      ]);
      const now = deps.clock.now();
      const withReturns = orders.filter(({ hasReturns }) => hasReturns).map(({ code }) => code);
      const returns = withReturns.length === 0 ? [] : await deps.returns(db, withReturns);
      const view = { locale, channels, pictureUrl: deps.pictureUrl, now };
      return ok({
        dataList: orders.map((order) => ({
          ...orderOnWire(order, {
            ...view,
            seller: deps.sellerAt(order.placedAt),
            access: order.owner === owner ? "owner" : "visitor",
            paidTogether: together.get(order.paymentReference) ?? [],
            returns: returns.filter((one) => one.orderCode === order.code),
          }),
          newExpressList: newExpressOf(order, parcels, deps.pictureUrl),
        })),
        pageInfo: pageInfo(pageInput, orders.length, totalCount),
      });
    },
    failures: {},
  });
