import type { Texts } from "#kit/core/locale.ts";
import { rupiah } from "#kit/core/rupiah.ts";
import { defaultPriority, type PromotionState, type ScopeState } from "../../contract/record/promotion-state.ts";
import { type ScopeTarget, scopeTargets } from "../../contract/scope.ts";
import type { Promotion } from "../promotion.ts";

const some = <Value>(value: Value, isThere: boolean): Value | undefined => (isThere ? value : undefined);
const filledTexts = (texts: Partial<Texts>) => some(texts, Object.keys(texts).length > 0);
const flag = (value: boolean): true | undefined => (value ? true : undefined);

/** Converts a stored promotion to its editable state; `normalisePromotion` drops undefined. */
export function stateOfPromotion(promotion: Promotion): { readonly [Field in keyof PromotionState]: unknown } {
  const { kind, levels, flashSaleSkus, ribbon } = promotion;
  return {
    status: promotion.status,
    kind,
    names: promotion.names,
    descriptions: filledTexts(promotion.descriptions),
    remarks: filledTexts(promotion.remarks),
    labels: filledTexts(promotion.labels),
    beginsAt: promotion.beginsAt.toISOString(),
    endsAt: promotion.endsAt.toISOString(),
    priority: promotion.priority,
    sort: promotion.sort,
    exclusive: flag(promotion.exclusive),
    stackable: flag(promotion.stackable),
    amountByQty: flag(promotion.amountByQty),
    rewardByPercentage: flag(promotion.rewardByPercentage),
    pwpCountsForTiers: flag(promotion.pwpCountsForTiers),
    mostTimes: promotion.mostTimes,
    budget: promotion.budget ?? undefined,
    ribbon: ribbon ?? undefined,
    // The scope of a flash sale is derived from its SKUs.
    scope: some(scopeOf(promotion.scope), kind !== "flashSale" && promotion.scope.length > 0),
    priceFrom: promotion.priceFrom ?? undefined,
    priceUntil: promotion.priceUntil ?? undefined,
    audience: promotion.audience ?? undefined,
    levels: levels.map(({ threshold, reward, giveaways }) => ({
      threshold,
      ...(reward === null ? {} : { reward }),
      giveaways: giveaways.map(({ skuCode, number, price }) => ({
        skuCode,
        number,
        ...(price === 0 ? {} : { price }),
      })),
    })),
    rule: promotion.rule ?? undefined,
    skus: Object.fromEntries(flashSaleSkus.map(({ skuCode, ...sku }) => [skuCode, sku])),
  };
}

export function scopeOf(targets: readonly ScopeTarget[]): ScopeState {
  if (targets.some(({ target }) => target === "everything")) return { everything: true };
  const codes = (wanted: ScopeTarget["target"]) =>
    targets.filter(({ target }) => target === wanted).map(({ code }) => code);
  return { products: codes("product"), categories: codes("category"), brands: codes("brand") };
}

/**
 * Converts a complete state to the stored form. The scope of a flash sale is the products of its SKUs, sorted by code.
 */
export function promotionOfState(
  code: string,
  state: PromotionState,
  productOf: ReadonlyMap<string, string>,
): Promotion {
  const { beginsAt, endsAt, names, ribbon, levels = [], skus = {} } = state;
  if (beginsAt === undefined || endsAt === undefined || names === undefined)
    throw new Error(`the promotion ${code} is incomplete`);
  const flashSaleSkus = Object.entries(skus)
    .map(([skuCode, { price = 0, stock = 0, maxPerUser = null, shipsFrom = null }]) => ({
      skuCode,
      price: rupiah(price),
      stock,
      maxPerUser,
      shipsFrom,
    }))
    .sort((one, other) => (one.skuCode < other.skuCode ? -1 : 1));
  return {
    code,
    kind: state.kind,
    // The validation requires all languages.
    names: names as Texts,
    descriptions: state.descriptions ?? {},
    remarks: state.remarks ?? {},
    labels: state.labels ?? {},
    beginsAt: new Date(beginsAt),
    endsAt: new Date(endsAt),
    status: state.status,
    priority: state.priority ?? defaultPriority,
    sort: state.sort ?? 0,
    exclusive: state.exclusive ?? false,
    stackable: state.stackable ?? false,
    amountByQty: state.amountByQty ?? false,
    rewardByPercentage: state.rewardByPercentage ?? false,
    pwpCountsForTiers: state.pwpCountsForTiers ?? false,
    mostTimes: state.mostTimes ?? 1,
    budget: state.budget ?? null,
    ribbon:
      ribbon?.position === undefined
        ? null
        : { texts: ribbon.texts ?? null, image: ribbon.image ?? null, position: ribbon.position },
    scope:
      state.kind === "flashSale"
        ? scopeTargets({ products: flashSaleSkus.flatMap(({ skuCode }) => productOf.get(skuCode) ?? []) })
        : scopeTargets(state.scope?.everything ? "everything" : (state.scope ?? {})),
    priceFrom: state.priceFrom ?? null,
    priceUntil: state.priceUntil ?? null,
    audience: state.audience ?? null,
    rule: state.rule?.code === undefined ? null : { code: state.rule.code, settings: state.rule.settings ?? {} },
    levels: levels.map(({ threshold = 0, reward = null, giveaways = [] }, index) => ({
      level: index + 1,
      threshold,
      reward,
      giveaways: giveaways.map(({ skuCode, number = 1, price = 0 }) => ({ skuCode, number, price: rupiah(price) })),
    })),
    flashSaleSkus,
  };
}
