import * as v from "valibot";
import { operation } from "#kit/graphql/operation.ts";
import { courierName } from "#modules/shipping/contract/couriers.ts";
import { logisticsSchema } from "../../contract/return-form.ts";
import { stepFailures } from "../return-failures.ts";
import type { ReturnsDeps } from "../returns-deps.ts";
import { shopperStep } from "../steps/shopper-step.ts";

/** The company is named by its code, as the specification does, or by its name. */
const companyNamed = v.pipe(
  v.looseObject({
    companyCode: v.nullish(v.pipe(v.string(), v.trim(), v.maxLength(20))),
    companyName: v.nullish(v.string()),
  }),
  v.transform(({ companyCode, companyName, ...rest }) => ({
    ...rest,
    companyName: companyName || courierName(companyCode ?? ""),
  })),
);

const returnNamed = v.object({ returnCode: v.pipe(v.string(), v.maxLength(40)), ...logisticsSchema.entries });

const input = v.object({ input: v.pipe(companyNamed, returnNamed) });

/** Stores the courier and tracking number of a return's parcel. */
export const fullLogisticsInfo = (deps: ReturnsDeps) =>
  operation({
    access: "session",
    clock: deps.clock,
    input,
    run: (context, { input: { returnCode, companyName, expressCode } }) =>
      shopperStep(deps, context, returnCode, { transition: "ship", change: { companyName, expressCode } }),
    failures: stepFailures,
    message: {
      "en-US": "Thank you. We will tell you when your parcel is here.",
      "id-ID": "Terima kasih. Kami akan memberi tahu saat paket Anda tiba.",
      "vi-VN": "Cảm ơn bạn. Chúng tôi sẽ báo khi nhận được kiện hàng.",
      "zh-CN": "谢谢。收到包裹后我们会通知您。",
    },
  });
