import * as v from "valibot";
import { operation } from "#kit/graphql/operation.ts";
import type { CheckoutDeps } from "../checkout-deps.ts";
import { checkoutIdField } from "../checkout-id.ts";
import { sessionTexts } from "../open-session.ts";
import { showCheckout } from "../show-checkout.ts";

export const queryCheckout = (deps: CheckoutDeps) =>
  operation({
    access: "session",
    clock: deps.clock,
    input: v.object({ checkoutId: checkoutIdField }),
    run: (context, { checkoutId }) => showCheckout(deps, context, checkoutId),
    failures: sessionTexts,
  });
