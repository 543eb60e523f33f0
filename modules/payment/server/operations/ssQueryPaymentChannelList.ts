import * as v from "valibot";
import { ok, type Result } from "#kit/core/result.ts";
import { operation } from "#kit/graphql/operation.ts";
import { defaultLogisticsCompany } from "../../contract/constants.ts";
import { offerChannels } from "../channels/offer-channels.ts";
import type { PaymentModuleDeps } from "../payment-deps.ts";
import { readChannels } from "../store/channels.ts";
import { channelOnWire } from "../wire/channel-wire.ts";

const input = v.object({
  input: v.object({
    logisticsCompanyCode: v.nullish(v.pipe(v.string(), v.nonEmpty(), v.maxLength(40)), defaultLogisticsCompany),
    orderAmount: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
    supportCod: v.nullish(v.picklist([0, 1]), 1),
  }),
});

/** The offer is checked again when the order is placed. */
export const ssQueryPaymentChannelList = (
  deps: Pick<PaymentModuleDeps, "database" | "gateways" | "clock" | "pictureUrl">,
) =>
  operation({
    access: "session",
    clock: deps.clock,
    input,
    async run({ caller, locale }, { input: asked }): Promise<Result<object[], never>> {
      const branches = offerChannels(await readChannels(deps.database.kysely), {
        orderAmount: asked.orderAmount,
        supportCod: asked.supportCod === 1,
        logisticsCompanyCode: asked.logisticsCompanyCode,
        mayPayOnDelivery: caller.kind === "member",
        gateways: new Set(deps.gateways.keys()),
      });
      const settings = { locale, now: deps.clock.now(), orderAmount: asked.orderAmount, pictureUrl: deps.pictureUrl };
      return ok(branches.map((branch) => channelOnWire(branch, settings)));
    },
    failures: {},
  });
