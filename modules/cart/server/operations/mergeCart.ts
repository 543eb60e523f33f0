import { ok } from "#kit/core/result.ts";
import { operation } from "#kit/graphql/operation.ts";
import { SessionInvalid } from "#kit/graphql/refused.ts";
import { inTransaction } from "#kit/postgres/transaction.ts";
import { guestBeforeSession } from "#modules/identity/server/index.ts";
import type { CartDeps } from "../cart-deps.ts";
import { cartOwner } from "../cart-owner.ts";
import { mergeCarts } from "../merge-carts.ts";
import { countPieces } from "../store/lines.ts";
import { takeClippedLines } from "../store/merge.ts";

/** Brings what the caller put into the cart as a guest into theirs, and tells once what did not fit (SE-11, D-41). */
export const mergeCart = (deps: CartDeps) =>
  operation({
    access: "session",
    clock: deps.clock,
    async run({ caller, locale }) {
      const owner = cartOwner(caller);
      if (owner === null) throw new SessionInvalid(locale);
      if (caller.kind === "member") {
        const { userCode, sessionId } = caller;
        const guestId = await guestBeforeSession(deps.database.kysely, sessionId);
        if (guestId) await inTransaction(deps.database, (trx) => mergeCarts(trx, deps, { guestId, userCode }));
      }
      const told = await takeClippedLines(deps.database.kysely, owner);
      const goods = await deps.products.liveBySku(
        deps.database.kysely,
        [...new Set(told.map(({ skuCode }) => skuCode))],
        locale,
      );
      const clippedLines = told.map((line) => ({
        ...line,
        productName: goods.get(line.skuCode)?.product.name ?? line.skuCode,
      }));
      return ok({ miniCartCount: await countPieces(deps.database.kysely, owner), clippedLines });
    },
    failures: {},
  });
