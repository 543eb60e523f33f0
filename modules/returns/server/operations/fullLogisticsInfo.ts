import * as v from "valibot";
import { operation } from "#kit/graphql/operation.ts";
import { logisticsSchema } from "../../contract/return-form.ts";
import { stepFailures } from "../return-failures.ts";
import type { ReturnsDeps } from "../returns-deps.ts";
import { shopperStep } from "../steps/shopper-step.ts";

const input = v.object({
  input: v.intersect([v.object({ returnCode: v.pipe(v.string(), v.maxLength(40)) }), logisticsSchema]),
});

/** Its shopper says with whom a parcel travels back, and under which number. */
export const fullLogisticsInfo = (deps: ReturnsDeps) =>
  operation({
    access: "session",
    clock: deps.clock,
    input,
    run: (context, { input: { returnCode, companyName, expressCode } }) =>
      shopperStep(deps, context, returnCode, { move: "ship", change: { companyName, expressCode } }),
    failures: stepFailures,
    message: {
      "en-US": "Thank you. We will tell you when your parcel is here.",
      "id-ID": "Terima kasih. Kami akan memberi tahu saat paket Anda tiba.",
      "vi-VN": "Cảm ơn bạn. Chúng tôi sẽ báo khi nhận được kiện hàng.",
      "zh-CN": "谢谢。收到包裹后我们会通知您。",
    },
  });
