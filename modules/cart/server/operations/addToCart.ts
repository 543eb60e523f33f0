import * as v from "valibot";
import { ok, type Result } from "#kit/core/result.ts";
import { codeInput } from "#kit/graphql/code-input.ts";
import { type FailureTexts, operation } from "#kit/graphql/operation.ts";
import { SessionInvalid } from "#kit/graphql/refused.ts";
import { deliveryMethodCodes } from "#modules/shipping/contract/wire/delivery-method-codes.ts";
import { type AddRefusal, addLine } from "../add-line.ts";
import type { CartDeps } from "../cart-deps.ts";
import { cartOwner } from "../cart-owner.ts";
import { cartFull, limitTexts, productNotFound } from "../limit-texts.ts";

const code = v.pipe(v.string(), v.nonEmpty(), v.maxLength(80));

const input = v.object({
  input: v.object({
    productCode: code,
    skuCode: code,
    // Any whole number: one out of range is refused by name, with the limit it passes.
    quantity: v.pipe(v.number(), v.integer()),
    distributionType: v.nullish(codeInput(deliveryMethodCodes), deliveryMethodCodes.homeDelivery),
    // The shop itself finds out, at every reading, which warehouse sends a thing: the one the page saw may be empty by now.
    orgCode: v.nullish(v.pipe(v.string(), v.maxLength(40))),
    activityCode: v.nullish(v.pipe(v.string(), v.maxLength(40)), ""),
  }),
});

const failures: FailureTexts<AddRefusal> = { ...limitTexts, CART_FULL: cartFull, NOT_FOUND: productNotFound };

export const addToCart = (deps: CartDeps) =>
  operation({
    access: "session",
    clock: deps.clock,
    input,
    async run(
      { caller, locale },
      { input: { orgCode: _sender, distributionType: deliveryMethod, ...addition } },
    ): Promise<Result<{ miniCartCount: number }, AddRefusal>> {
      const owner = cartOwner(caller);
      if (owner === null) throw new SessionInvalid(locale);
      const added = await addLine(deps, { owner, caller, locale }, { ...addition, deliveryMethod });
      return added.ok ? ok({ miniCartCount: added.value.pieces }) : added;
    },
    failures,
  });
