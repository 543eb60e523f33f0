import * as v from "valibot";
import { fail, ok } from "#kit/core/result.ts";
import { operation } from "#kit/graphql/operation.ts";
import { openOrder } from "../order-access.ts";
import { orderCodeField } from "../order-code-field.ts";
import type { OrderDeps } from "../order-deps.ts";
import { orderNotFound } from "../order-failures.ts";
import { orderDetailOnWire } from "../wire/order-detail-wire.ts";

const input = v.object({
  orderCommonInput: v.object({
    orderCode: orderCodeField,
    accessKey: v.nullish(v.pipe(v.string(), v.maxLength(100))),
  }),
});

export const getCustomOrderDetail = (deps: OrderDeps) =>
  operation({
    access: "anyone",
    clock: deps.clock,
    input,
    async run(context, { orderCommonInput: { orderCode, accessKey } }) {
      const opened = await openOrder(deps, context, orderCode, accessKey);
      return opened ? ok(await orderDetailOnWire(deps, opened, context)) : fail({ code: "NOT_FOUND" as const });
    },
    failures: { NOT_FOUND: orderNotFound },
  });
