import { ok } from "#kit/core/result.ts";
import { operation } from "#kit/graphql/operation.ts";
import { SessionInvalid } from "#kit/graphql/refused.ts";
import { inTransaction } from "#kit/postgres/transaction.ts";
import { guestBeforeSession } from "#modules/identity/server/index.ts";
import type { CartDeps } from "../cart-deps.ts";
import { cartOwner } from "../cart-owner.ts";
import { mergeCarts } from "../merge-carts.ts";
import { countUnits } from "../store/lines.ts";
import { takeClippedLines } from "../store/merge.ts";

/** Merges the caller's guest cart into the member's, and reports once what did not fit (SE-11, D-41). */
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
      const clipped = await takeClippedLines(deps.database.kysely, owner);
      const skus = await deps.products.liveBySku(
        deps.database.kysely,
        [...new Set(clipped.map(({ skuCode }) => skuCode))],
        locale,
      );
      const clippedLines = clipped.map((line) => ({
        ...line,
        productName: skus.get(line.skuCode)?.product.name ?? line.skuCode,
      }));
      return ok({ miniCartCount: await countUnits(deps.database.kysely, owner), clippedLines });
    },
    failures: {},
  });
