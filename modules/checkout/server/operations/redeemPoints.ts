import * as v from "valibot";
import { fail, type Result } from "#kit/core/result.ts";
import { type FailureTexts, type InvalidInput, operation } from "#kit/graphql/operation.ts";
import { SessionInvalid } from "#kit/graphql/refused.ts";
import type { StandardReply } from "#kit/graphql/standard-reply.ts";
import { pinSchema } from "#modules/loyalty/contract/pin.ts";
import { forgetPinProof, type PinRefusal, pinTexts, pointsOf, provePin } from "#modules/loyalty/server/index.ts";
import type { CheckoutDeps } from "../checkout-deps.ts";
import { checkoutIdField } from "../checkout-id.ts";
import { openSession, type SessionRefusal, sessionTexts } from "../open-session.ts";
import { showWith } from "../show-checkout.ts";
import type { CheckoutOnWire } from "../wire/checkout-wire.ts";

type Refusal = SessionRefusal | PinRefusal;

const input = v.object({ checkoutId: checkoutIdField, pin: v.nullish(pinSchema) });

const failures: FailureTexts<Refusal> = { ...sessionTexts, ...pinTexts };

/** Points on after the right PIN; asked again, or without a PIN, off (LY-33, LY-34, TR-27). */
export const redeemPoints = (deps: CheckoutDeps) =>
  operation({
    access: "member",
    clock: deps.clock,
    input,
    async run(context, { checkoutId, pin }): Promise<Result<CheckoutOnWire, Refusal>> {
      const { caller } = context;
      if (caller.kind !== "member") throw new SessionInvalid(context.locale);
      const now = await openSession(deps, caller, checkoutId);
      if (!now.ok) return now;
      if (!pin || now.value.session.choices.points !== null) {
        await forgetPinProof(deps.database.kysely, caller.sessionId);
        return showWith(deps, context, now.value, { points: null });
      }
      const proved = await provePin(deps.loyalty, { ...caller, checkoutId }, pin);
      if (!proved.ok) return proved;
      const points = await pointsOf(deps.loyalty, caller.userCode);
      if (!points.ok) return fail(points.error);
      return showWith(deps, context, now.value, { points: { balance: points.value.availablePoints } });
    },
    failures,
    wire: (reply: StandardReply<CheckoutOnWire>, error: Refusal | InvalidInput | null) => ({
      ...reply,
      attemptsLeft: error?.code === "PIN_WRONG" ? error.attemptsLeft : error?.code === "PIN_LOCKED" ? 0 : null,
    }),
  });
