import * as v from "valibot";
import { asCalendarDay } from "#kit/core/jakarta-day.ts";
import { codeInput } from "#kit/graphql/code-input.ts";
import { countedCustomers } from "#modules/order/contract/counted-customer.ts";
import { orderStatusCodes } from "#modules/order/contract/wire/order-status-codes.ts";
import { countOpenOrders, findOrders, orderSorts } from "#modules/order/server/index.ts";
import { deliveryMethodCodes } from "#modules/shipping/contract/wire/delivery-method-codes.ts";
import { staffQuery } from "#modules/staff/server/index.ts";
import { adminPageSize } from "../../contract/admin-actions.ts";
import { openContacts, orderSubjects } from "../actions/open-contacts.ts";
import type { AdminDeps } from "../admin-deps.ts";
import { packedOf } from "../store/notes.ts";
import { rowOnWire } from "../wire/order-row-wire.ts";

const code = v.nullish(v.pipe(v.string(), v.maxLength(80)));
const day = v.pipe(
  v.string(),
  v.maxLength(10),
  v.check((text) => text.length === 10 && asCalendarDay(text) !== null),
);

const input = v.object({
  input: v.object({
    statuses: v.nullish(v.pipe(v.array(codeInput(orderStatusCodes)), v.maxLength(10))),
    deliveryType: v.nullish(codeInput(deliveryMethodCodes)),
    storeCode: v.nullish(v.pipe(v.string(), v.maxLength(40))),
    search: v.nullish(v.pipe(v.string(), v.maxLength(120))),
    cancelAsked: v.nullish(v.boolean()),
    codes: v.nullish(v.pipe(v.array(v.pipe(v.string(), v.maxLength(40))), v.maxLength(500))),
    counted: v.nullish(
      v.object({
        ...{ from: day, until: day, channelCode: code, skuCode: code, productCode: code },
        ...{ categoryCode: code, promotionCode: code, customer: v.nullish(v.picklist(countedCustomers)) },
      }),
    ),
    sort: v.nullish(v.picklist(orderSorts)),
    page: v.nullish(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10_000))),
    pageSize: v.nullish(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(500))),
  }),
});

/** Orders within reach, newest first unless sorted, with the number of open ones by status. */
export const adminOrders = (deps: AdminDeps) =>
  staffQuery(deps, {
    permission: "orders.read",
    input,
    async run({ locale }, staff, { input: asked }) {
      const page = asked.page ?? 1;
      const filter = {
        statuses: asked.statuses ?? [],
        deliveryMethod: asked.deliveryType ?? null,
        storeCode: staff.storeCode ?? (asked.storeCode || null),
        search: asked.search ?? "",
        cancelAsked: asked.cancelAsked ?? false,
        codes: asked.codes ?? null,
        counted: asked.counted ? countedBy(asked.counted) : null,
      };
      const pageSize = asked.pageSize ?? adminPageSize;
      const db = deps.database.kysely;
      const { orders, total } = await findOrders(db, filter, {
        offset: (page - 1) * pageSize,
        limit: pageSize,
        sort: asked.sort ?? "-placed",
      });
      const packed = new Map(
        (
          await packedOf(
            db,
            orders.map(({ code }) => code),
          )
        ).map((one) => [one.orderCode, one]),
      );
      const open = await openContacts(deps, staff, orderSubjects(orders));
      return {
        orders: orders.map((order) => rowOnWire(order, { staff, open, packed: packed.get(order.code), locale })),
        total,
        page,
        pageSize,
        counts: (await countOpenOrders(db, filter)).map(({ status, count }) => ({
          status: orderStatusCodes[status],
          count,
        })),
      };
    },
  });

type Counted = NonNullable<v.InferOutput<typeof input>["input"]["counted"]>;

const countedBy = ({ from, until, ...of }: Counted) => ({
  ...{ from, until, channelCode: of.channelCode ?? null, skuCode: of.skuCode ?? null },
  ...{ productCode: of.productCode ?? null, categoryCode: of.categoryCode ?? null },
  ...{ promotionCode: of.promotionCode ?? null, customer: of.customer ?? null },
});
