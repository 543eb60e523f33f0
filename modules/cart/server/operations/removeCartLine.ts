import * as v from "valibot";
import { ok, type Result } from "#kit/core/result.ts";
import { operation } from "#kit/graphql/operation.ts";
import { SessionInvalid } from "#kit/graphql/refused.ts";
import type { CartDeps } from "../cart-deps.ts";
import { cartOwner } from "../cart-owner.ts";
import { removeLine } from "../change-line.ts";
import { lineNotFound } from "../limit-texts.ts";
import { lineIdField } from "../line-id.ts";
import { type ChangedCart, changedCart } from "../wire/cart-wire.ts";

export const removeCartLine = (deps: CartDeps) =>
  operation({
    access: "session",
    clock: deps.clock,
    input: v.object({ lineId: lineIdField }),
    async run({ caller, locale }, { lineId }): Promise<Result<ChangedCart, { code: "NOT_FOUND" }>> {
      const owner = cartOwner(caller);
      if (owner === null) throw new SessionInvalid(locale);
      const removed = await removeLine(deps, owner, lineId);
      return removed.ok ? ok(await changedCart(deps, caller, locale)) : removed;
    },
    failures: { NOT_FOUND: lineNotFound },
  });
