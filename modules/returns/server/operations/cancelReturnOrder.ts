import * as v from "valibot";
import { operation } from "#kit/graphql/operation.ts";
import { stepFailures } from "../return-failures.ts";
import type { ReturnsDeps } from "../returns-deps.ts";
import { shopperStep } from "../steps/shopper-step.ts";

const input = v.object({ returnCode: v.pipe(v.string(), v.maxLength(40)) });

/** Its shopper keeps it after all. */
export const cancelReturnOrder = (deps: ReturnsDeps) =>
  operation({
    access: "session",
    clock: deps.clock,
    input,
    run: (context, { returnCode }) => shopperStep(deps, context, returnCode, { transition: "undo" }),
    failures: stepFailures,
    message: {
      "en-US": "Your return is undone.",
      "id-ID": "Pengembalian Anda dibatalkan.",
      "vi-VN": "Yêu cầu trả hàng của bạn đã hủy.",
      "zh-CN": "您的退货申请已撤销。",
    },
  });
