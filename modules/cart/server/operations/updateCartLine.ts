import * as v from "valibot";
import { ok, type Result } from "#kit/core/result.ts";
import { type FailureTexts, operation } from "#kit/graphql/operation.ts";
import { SessionInvalid } from "#kit/graphql/refused.ts";
import type { CartDeps } from "../cart-deps.ts";
import { cartOwner } from "../cart-owner.ts";
import { type ChangeRefusal, changeLine } from "../change-line.ts";
import { limitTexts, lineNotFound, variantLimit } from "../limit-texts.ts";
import { lineIdField } from "../line-id.ts";
import { type ChangedCart, changedCart } from "../wire/cart-wire.ts";

const input = v.object({
  input: v.object({
    lineId: lineIdField,
    // Any whole number: one out of range is refused by name, with the limit it passes.
    quantity: v.pipe(v.number(), v.integer()),
  }),
});

const failures: FailureTexts<ChangeRefusal> = { ...limitTexts, VARIANT_LIMIT: variantLimit, NOT_FOUND: lineNotFound };

export const updateCartLine = (deps: CartDeps) =>
  operation({
    access: "session",
    clock: deps.clock,
    input,
    async run({ caller, locale }, { input: change }): Promise<Result<ChangedCart, ChangeRefusal>> {
      const owner = cartOwner(caller);
      if (owner === null) throw new SessionInvalid(locale);
      const changed = await changeLine(deps, { owner, caller, locale }, change);
      return changed.ok ? ok(await changedCart(deps, caller, locale)) : changed;
    },
    failures,
  });
