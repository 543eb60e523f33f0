import * as v from "valibot";
import { fail, ok, type Result } from "#kit/core/result.ts";
import { type InvalidInput, operation } from "#kit/graphql/operation.ts";
import type { StandardReply } from "#kit/graphql/standard-reply.ts";
import { checkoutIdField } from "../checkout-id.ts";
import { openOrderPayment } from "../open-order-payment.ts";
import type { PlaceDeps } from "../place-deps.ts";
import { type PlaceRefusal, placeOrder } from "../place-order.ts";
import { placeTexts } from "../place-texts.ts";
import { withPlacementLimits } from "../placement-limits.ts";
import { type CheckoutOnWire, checkoutOnWire } from "../wire/checkout-wire.ts";
import { type CreatedOrder, createdOnWire } from "../wire/created-order.ts";

const input = v.object({
  input: v.object({
    checkoutId: checkoutIdField,
    idempotencyKey: v.nullish(v.pipe(v.string(), v.minLength(1), v.maxLength(100))),
    terms: v.boolean(),
    dataProtection: v.boolean(),
    consent: v.boolean(),
  }),
});

/** A refusal with the current checkout in wire format. */
type RefusalWithCheckout = PlaceRefusal & { readonly now?: CheckoutOnWire };

export const createOrderCustom = (deps: PlaceDeps) => {
  const placement = withPlacementLimits(deps);
  return operation({
    access: "session",
    clock: deps.clock,
    input,
    async run(context, { input: asked }): Promise<Result<CreatedOrder, RefusalWithCheckout>> {
      const { checkoutId, idempotencyKey, terms, dataProtection, consent } = asked;
      const key = idempotencyKey ?? checkoutId;
      const placed = await placeOrder(placement, context, {
        checkoutId,
        key,
        agreements: { terms, dataProtection, consent },
      });
      if (placed.ok) return ok(createdOnWire(await openOrderPayment(deps, placed.value)));
      const { error } = placed;
      if (!("checkout" in error)) return fail(error);
      return fail({ ...error, now: await checkoutOnWire(deps, error.checkout, context.locale) });
    },
    failures: placeTexts,
    wire: (reply: StandardReply<CreatedOrder>, error: RefusalWithCheckout | InvalidInput | null) =>
      error && "now" in error && error.now ? { ...reply, data: { success: false, checkout: error.now } } : reply,
  });
};
