import * as v from "valibot";
import { normaliseMobile } from "#kit/core/mobile-number.ts";
import { fail, ok, type Result } from "#kit/core/result.ts";
import { codeInput } from "#kit/graphql/code-input.ts";
import type { RequestContext } from "#kit/graphql/context.ts";
import { type FailureTexts, operation } from "#kit/graphql/operation.ts";
import { addressSchema, guestAddressSchema } from "#modules/address-book/contract/address.ts";
import { type NumberRefusal, numberRefusalTexts } from "#modules/loyalty/server/index.ts";
import { deliveryMethodCodes } from "#modules/shipping/contract/wire/delivery-method-codes.ts";
import { guestReceiverRule, receiverSchema } from "../../contract/receiver.ts";
import type { CheckoutDeps } from "../checkout-deps.ts";
import { checkoutIdField } from "../checkout-id.ts";
import type { Choices } from "../choices.ts";
import { openSession, type SessionRefusal, sessionTexts } from "../open-session.ts";
import { showWith } from "../show-checkout.ts";
import type { CheckoutOnWire } from "../wire/checkout-wire.ts";

/** The input of a change; fields left out stay. Members and guests have different address rules. */
const inputFor = (deps: CheckoutDeps) => {
  const own = v.pipe(
    addressSchema,
    v.transform(({ isDefault, ...address }) => ({ ...address, recipientEmail: null })),
  );
  const address = v.union([guestAddressSchema(deps.emailRule), own]);
  const code = v.pipe(v.string(), v.maxLength(60));
  return v.object({
    input: v.object({
      checkoutId: checkoutIdField,
      deliveryType: v.nullish(codeInput(deliveryMethodCodes)),
      addressCode: v.nullish(code),
      address: v.nullish(address),
      billing: v.nullish(address),
      billingSame: v.nullish(v.boolean()),
      service: v.nullish(code),
      storeCode: v.nullish(code),
      receiver: v.nullish(v.union([guestReceiverRule(deps.emailRule), receiverSchema])),
      paymentMethod: v.nullish(code),
      clubMobile: v.nullish(v.pipe(v.string(), v.maxLength(20))),
    }),
  });
};

type Change = v.InferOutput<ReturnType<typeof inputFor>>["input"];

/** The choices a change makes. A typed address takes the place of a chosen one, and the other way round. */
function choicesOf(change: Change): Partial<Choices> {
  const { deliveryType, addressCode, address, billing, billingSame, service, storeCode, receiver } = change;
  return {
    ...(deliveryType ? { deliveryMethod: deliveryType } : {}),
    ...(addressCode ? { addressCode } : {}),
    ...(address ? { address, addressCode: null } : {}),
    ...(billing ? { billing } : {}),
    ...(billingSame ? { billing: null } : {}),
    ...(service ? { service } : {}),
    ...(storeCode ? { storeCode } : {}),
    ...(receiver ? { receiver } : {}),
    ...(change.paymentMethod ? { channelCode: change.paymentMethod } : {}),
  };
}

/** A guest's number collects points once it is registered in the club (D-18, VA-27); members collect with their own account. */
async function collecting(
  deps: CheckoutDeps,
  context: Pick<RequestContext, "caller" | "address" | "cookie">,
  typed: string | null | undefined,
): Promise<Result<Partial<Choices>, NumberRefusal>> {
  if (typeof typed !== "string" || context.caller.kind === "member") return ok({});
  if (typed.trim() === "") return ok({ clubMobile: null });
  const clubMobile = normaliseMobile(typed);
  if (clubMobile === null) return fail({ code: "MEMBER_NOT_FOUND" });
  const may = await deps.mayCollect(clubMobile, context);
  return may.ok ? ok({ clubMobile }) : may;
}

type Refusal = SessionRefusal | NumberRefusal;

const failures: FailureTexts<Refusal> = { ...sessionTexts, ...numberRefusalTexts };

export const updateCheckout = (deps: CheckoutDeps) =>
  operation({
    access: "session",
    clock: deps.clock,
    input: inputFor(deps),
    async run(context, { input }): Promise<Result<CheckoutOnWire, Refusal>> {
      const pickup = input.deliveryType === "storePickup";
      const now = await openSession(deps, context.caller, input.checkoutId, { pickup });
      if (!now.ok) return now;
      const collected = await collecting(deps, context, input.clubMobile);
      if (!collected.ok) return collected;
      const choices = { ...choicesOf(input), ...collected.value };
      return showWith(deps, context, now.value, choices);
    },
    failures,
  });
