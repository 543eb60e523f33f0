import * as v from "valibot";
import { fail, type Result } from "#kit/core/result.ts";
import { type FailureTexts, operation } from "#kit/graphql/operation.ts";
import { inTransaction } from "#kit/postgres/transaction.ts";
import {
  lockOrderForReturn,
  type NotProven,
  notProven,
  notProvenTexts,
  orderForReturn,
} from "#modules/order/server/index.ts";
import { returnRequestSchema } from "../../contract/return-form.ts";
import { requestFailures, returnNotFound } from "../return-failures.ts";
import { ownReturns } from "../return-of-order.ts";
import type { ReturnsDeps } from "../returns-deps.ts";
import { type RequestRefused, requestReturn } from "../steps/request-return.ts";
import type { ReturnNotFound } from "../steps/staff-steps.ts";

const input = v.object({
  input: v.intersect([v.object({ orderCode: v.pipe(v.string(), v.maxLength(40)) }), returnRequestSchema]),
});

const failures: FailureTexts<RequestRefused | ReturnNotFound | NotProven> = {
  ...requestFailures,
  ...notProvenTexts,
  NOT_FOUND: returnNotFound,
};

type Answer = Result<{ readonly returnCode: string }, RequestRefused | ReturnNotFound | NotProven>;

/** Asks to send something of an order back (D-56). */
export const createReturnOrder = (deps: ReturnsDeps) =>
  operation({
    access: "session",
    clock: deps.clock,
    input,
    async run(context, { input: { orderCode, ...asked } }): Promise<Answer> {
      const own = await orderForReturn(deps, context, orderCode, ownReturns);
      if (!own) return fail({ code: "NOT_FOUND" });
      const problem = notProven(own);
      if (problem) return fail(problem);
      return inTransaction(deps.database, async (trx): Promise<Answer> => {
        const held = await lockOrderForReturn(trx, own.order.code, ownReturns);
        // The account may have been deleted since the first read.
        if (!held || held.order.owner !== own.order.owner) return fail({ code: "NOT_FOUND" });
        return requestReturn(trx, deps, held, asked);
      });
    },
    failures,
    message: {
      "en-US": "We have your request. We will answer within 2 working days.",
      "id-ID": "Permintaan Anda sudah kami terima. Kami akan menjawab dalam 2 hari kerja.",
      "vi-VN": "Chúng tôi đã nhận yêu cầu của bạn và sẽ trả lời trong 2 ngày làm việc.",
      "zh-CN": "我们已收到您的申请，将在 2 个工作日内答复。",
    },
  });
