import { isDeepStrictEqual } from "node:util";
import type { Transaction } from "kysely";
import * as v from "valibot";
import { fail, ok, type Result } from "#kit/core/result.ts";
import { invalidateTags } from "#kit/postgres/invalidate-tags.ts";
import { productsOfSkus, unknownScopeEntries } from "#modules/catalogue/server/index.ts";
import { scopeTargets } from "../contract/scope.ts";
import type { Problem } from "./draft-fields.ts";
import { pageTags } from "./page-tags.ts";
import type { Promotion } from "./promotion.ts";
import { type PromotionDraft, promotionDraftSchema, promotionOf } from "./promotion-draft.ts";
import { promotionProblem } from "./promotion-rules.ts";
import { lockSpent } from "./store/budgets.ts";
import { soldInFlashSale } from "./store/flash-sale-sales.ts";
import { findPromotions } from "./store/promotions.ts";
import { writePromotion } from "./store/write-promotion.ts";

type Trx = Transaction<unknown>;

/** An invalid promotion, with the path of the field and a message. */
export type BadPromotion = Problem & { readonly code: "BAD_PROMOTION" };

/**
 * Validates a promotion and writes it over any earlier one of its code; an unchanged save writes nothing. Pages that
 * show it are invalidated on every node at the commit.
 */
export async function savePromotion(trx: Trx, draft: PromotionDraft): Promise<Result<null, BadPromotion>> {
  const refuse = ({ where, problem }: Problem) =>
    fail({ code: "BAD_PROMOTION", where: `${draft.code} ${where}`.trim(), problem });

  const checked = v.safeParse(promotionDraftSchema, draft);
  if (!checked.success) {
    const [issue] = checked.issues;
    return refuse({ where: v.getDotPath(issue) ?? "", problem: issue.message });
  }
  const written = promotionOf(checked.output);
  const problem =
    promotionProblem(written) ??
    (await unknownReference(trx, written)) ??
    (await soldAlready(trx, written)) ??
    (await spentAlready(trx, written));
  if (problem) return refuse(problem);

  const promotion = await withFlashSaleScope(trx, written, checked.output.flashSaleSkus);
  const [kept] = await findPromotions(trx, [promotion.code]);
  if (isDeepStrictEqual(kept, promotion)) return ok(null);
  await writePromotion(trx, promotion);
  await invalidateTags(trx, [...pageTags(promotion), ...(kept ? pageTags(kept) : [])]);
  return ok(null);
}

/** Sets the scope of a flash sale to the products of its SKUs, in the order of the SKUs. */
async function withFlashSaleScope(
  trx: Trx,
  promotion: Promotion,
  inOrder: readonly { skuCode: string }[],
): Promise<Promotion> {
  if (promotion.kind !== "flashSale") return promotion;
  const productOf = await productsOfSkus(trx, skusOf(promotion));
  const products = inOrder.flatMap(({ skuCode }) => productOf.get(skuCode) ?? []);
  return { ...promotion, scope: scopeTargets({ products }) };
}

const skusOf = ({ levels, flashSaleSkus }: Promotion): string[] =>
  [...levels.flatMap((level) => level.giveaways), ...flashSaleSkus].map((entry) => entry.skuCode);

async function unknownReference(trx: Trx, promotion: Promotion): Promise<Problem | null> {
  const [unknown] = await unknownScopeEntries(trx, promotion.scope);
  if (unknown) return { where: "scope", problem: `there is no ${unknown.target} ${unknown.code}` };
  const skus = skusOf(promotion);
  const known = await productsOfSkus(trx, skus);
  const missing = skus.find((code) => !known.has(code));
  if (missing === undefined) return null;
  return { where: promotion.kind === "flashSale" ? "flashSaleSkus" : "levels", problem: `there is no SKU ${missing}` };
}

/** An SKU with sold units cannot be removed, nor its units set below the number sold. */
async function soldAlready(trx: Trx, { code, flashSaleSkus }: Promotion): Promise<Problem | null> {
  for (const { skuCode, sold } of await soldInFlashSale(trx, code)) {
    const stock = flashSaleSkus.find((sku) => sku.skuCode === skuCode)?.stock ?? 0;
    if (stock < sold) {
      return { where: "flashSaleSkus", problem: `${sold} of ${skuCode} are sold already, so it cannot have ${stock}` };
    }
  }
  return null;
}

/** A budget cannot be set below the amount spent. */
async function spentAlready(trx: Trx, { code, budget }: Promotion): Promise<Problem | null> {
  if (budget === null) return null;
  const spent = await lockSpent(trx, code);
  return budget < spent
    ? { where: "budget", problem: `${spent} rupiah are given already, so it cannot be ${budget}` }
    : null;
}
