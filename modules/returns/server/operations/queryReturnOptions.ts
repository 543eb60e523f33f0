import * as v from "valibot";
import { fail, ok } from "#kit/core/result.ts";
import { operation } from "#kit/graphql/operation.ts";
import { orderForReturn } from "#modules/order/server/index.ts";
import { returnNotFound } from "../return-failures.ts";
import { ownReturns } from "../return-of-order.ts";
import type { ReturnsDeps } from "../returns-deps.ts";
import { returnOptionsOnWire } from "../wire/return-options-wire.ts";

const input = v.object({
  orderCode: v.pipe(v.string(), v.maxLength(40)),
  accessKey: v.nullish(v.pipe(v.string(), v.maxLength(100))),
});

export const queryReturnOptions = (deps: ReturnsDeps) =>
  operation({
    // A caller without a session has no orders; the page shows it instead of failing.
    access: "anyone",
    clock: deps.clock,
    input,
    async run(context, { orderCode, accessKey }) {
      const own = await orderForReturn(deps, context, orderCode, ownReturns, accessKey);
      return own ? ok(await returnOptionsOnWire(deps, own)) : fail({ code: "NOT_FOUND" as const });
    },
    failures: { NOT_FOUND: returnNotFound },
  });
