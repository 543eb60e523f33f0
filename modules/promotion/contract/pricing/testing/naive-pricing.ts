import type { Basket, PricingPromotion } from "../basket.ts";

/**
 * A second, naive implementation of the rules of D-37 as a test oracle: each unit is an object with its own price, and
 * no code is shared with the engine.
 */
export type NaivePrice = {
  readonly total: number;
  readonly goods: number;
  readonly discounts: Readonly<Record<string, number>>;
  readonly left: Readonly<Record<string, number>>;
  readonly gifts: readonly string[];
  readonly points: number;
};

type Unit = { line: string; sku: string; price: number; flashSale: string; offer: boolean };

const sum = (numbers: Iterable<number>) => {
  let all = 0;
  for (const number of numbers) all += number;
  return all;
};

/** Rounds half up. */
const percent = (amount: number, share: number) => {
  const hundredths = amount * share;
  const rest = hundredths % 100;
  return (hundredths - rest) / 100 + (rest >= 50 ? 1 : 0);
};

/** Rounds shares down, then gives one rupiah each to the shares with the largest remainder; ties go to the first. */
function shareOut(amount: number, parts: ReadonlyMap<string, number>): Map<string, number> {
  const whole = BigInt(sum(parts.values()));
  const shares = new Map<string, number>();
  if (whole === 0n) return shares;
  const lost: { key: string; rest: bigint }[] = [];
  for (const [key, part] of parts) {
    const exact = BigInt(amount) * BigInt(part);
    shares.set(key, Number(exact / whole));
    lost.push({ key, rest: exact % whole });
  }
  for (let odd = amount - sum(shares.values()); odd > 0; odd -= 1) {
    let first = lost[0];
    for (const entry of lost) if (first && entry.rest > first.rest) first = entry;
    if (!first) break;
    shares.set(first.key, (shares.get(first.key) ?? 0) + 1);
    first.rest = -1n;
  }
  return shares;
}

/** Promotions for other buyers are removed. While a promotion exceeds its budget, the first such one in the order of steps and ranks is removed. */
export function naivePrice(basket: Basket): NaivePrice {
  let promotions = basket.promotions.filter(({ audience }) => {
    if (audience === "clubMembers") return basket.buyer === "clubMember";
    return audience !== "members" || basket.buyer !== "guest";
  });
  for (;;) {
    const price = priceOnce({ ...basket, promotions });
    const taken = (code: string, steps: readonly number[]) =>
      sum(
        Object.entries(price.discounts)
          .filter(([key]) => steps.some((step) => key.startsWith(`${step} ${code} `)))
          .map(([, amount]) => amount),
      );
    const broke = [2, 3, 5].flatMap((step) =>
      promotions
        .filter(({ code }) => {
          const budget = basket.budgets?.find(({ promotionCode }) => promotionCode === code);
          return budget && taken(code, [step]) > 0 && taken(code, [2, 3, 5]) > budget.left;
        })
        .sort((a, b) => a.priority - b.priority || (a.code < b.code ? -1 : 1)),
    );
    const [first] = broke;
    if (!first) return price;
    promotions = promotions.filter(({ code }) => code !== first.code);
  }
}

function priceOnce(basket: Basket): NaivePrice {
  const text = (line: Basket["lines"][number]) =>
    [line.activityCode, line.skuCode, line.sentHome ? "0" : "1", line.lineId].join("\u0001");
  const lines = [...basket.lines].sort((a, b) => (text(a) < text(b) ? -1 : 1));
  const byRank = [...basket.promotions].sort((a, b) => a.priority - b.priority || (a.code < b.code ? -1 : 1));
  const discounts: Record<string, number> = {};
  const note = (step: number, code: string, line: string, amount: number) => {
    const key = `${step} ${code} ${line}`;
    if (amount > 0) discounts[key] = (discounts[key] ?? 0) + amount;
  };

  // 1: each unit takes a flash-sale unit while one is left.
  const units: Unit[] = [];
  const unitsLeft = new Map<string, number>();
  for (const line of lines) {
    for (let piece = 0; piece < line.quantity; piece += 1) {
      const unit: Unit = { line: line.lineId, sku: line.skuCode, price: line.salePrice, flashSale: "", offer: false };
      if (line.flashSale && line.flashSale.price < line.salePrice) {
        const key = `${line.flashSale.activityCode}/${line.skuCode}`;
        const rest = unitsLeft.get(key) ?? line.flashSale.units;
        if (rest > 0) {
          unitsLeft.set(key, rest - 1);
          note(1, line.flashSale.activityCode, line.lineId, line.salePrice - line.flashSale.price);
          unit.price = line.flashSale.price;
        }
      }
      units.push(unit);
    }
  }
  const firstPrice = new Map(units.map((unit) => [unit, unit.price]));
  const subtotal = sum(units.map((unit) => unit.price));
  const touches = (promotion: PricingPromotion, lineId: string) =>
    lines.some(
      ({ lineId: id, touchedBy, salePrice }) =>
        id === lineId &&
        touchedBy.some((code) => code === promotion.code) &&
        !(promotion.priceFrom !== null && salePrice < promotion.priceFrom) &&
        !(promotion.priceUntil !== null && salePrice > promotion.priceUntil),
    );
  const best = (promotion: PricingPromotion, value: number) =>
    promotion.levels.reduce<PricingPromotion["levels"][number] | null>(
      (top, level) => (level.threshold <= value && (!top || level.threshold > top.threshold) ? level : top),
      null,
    );

  // 2a: offers, measured at the prices of step 1.
  for (const offer of byRank.filter(({ kind }) => kind === "pwp")) {
    const earning = units.filter(
      (unit) =>
        touches(offer, unit.line) &&
        (offer.pwpCountsForTiers || lines.some((line) => line.lineId === unit.line && line.activityCode === "")),
    );
    const value = offer.amountByQty ? earning.length : sum(earning.map((unit) => firstPrice.get(unit) ?? 0));
    const mine = lines.filter(({ activityCode }) => activityCode === offer.code);
    for (const sku of new Set(mine.map(({ skuCode }) => skuCode))) {
      const levels = offer.levels.filter(
        (level) => level.threshold <= value && level.giveaways.some(({ skuCode }) => skuCode === sku),
      );
      const level = levels.reduce<(typeof levels)[number] | null>(
        (top, next) => (!top || next.threshold > top.threshold ? next : top),
        null,
      );
      const sold = level?.giveaways.find(({ skuCode }) => skuCode === sku);
      if (!level || !sold) continue;
      let rest = sold.number * Math.min(offer.mostTimes, Math.floor(value / level.threshold));
      for (const line of mine.filter(({ skuCode }) => skuCode === sku)) {
        const dearest = units.filter((unit) => unit.line === line.lineId).sort((a, b) => b.price - a.price);
        for (const unit of dearest) {
          if (rest === 0 || unit.price <= sold.price) continue;
          note(2, offer.code, line.lineId, unit.price - sold.price);
          unit.price = sold.price;
          unit.offer = true;
          rest -= 1;
        }
      }
    }
  }
  const along = new Set(units.filter((unit) => unit.offer).map((unit) => unit.line));
  const codeOfOffer = new Map(lines.map((line) => [line.lineId, line.activityCode]));

  // 2b: item promotions, unit by unit.
  const has = new Set<string>();
  const shut = new Set<string>();
  for (const line of along) {
    const offer = byRank.find(({ code }) => code === codeOfOffer.get(line));
    if (offer && !offer.stackable) has.add(line);
    if (offer?.exclusive) shut.add(line);
  }
  for (const item of byRank.filter(({ kind }) => kind === "item")) {
    const counting = units.filter(
      (unit) => touches(item, unit.line) && !shut.has(unit.line) && (item.pwpCountsForTiers || !along.has(unit.line)),
    );
    const value = item.amountByQty ? counting.length : sum(counting.map((unit) => firstPrice.get(unit) ?? 0));
    const reward = best(item, value)?.reward ?? null;
    if (reward === null) continue;
    for (const line of lines.map(({ lineId }) => lineId)) {
      if (!touches(item, line) || shut.has(line) || (has.has(line) && !item.stackable)) continue;
      for (const unit of units.filter((one) => one.line === line)) {
        const less = Math.min(unit.price, item.rewardByPercentage ? percent(unit.price, reward) : reward);
        note(2, item.code, line, less);
        unit.price -= less;
      }
      if (!item.stackable) has.add(line);
      if (item.exclusive) shut.add(line);
    }
  }

  // 3: the whole order.
  const after = new Map(lines.map(({ lineId }) => [lineId, 0]));
  for (const unit of units) after.set(unit.line, (after.get(unit.line) ?? 0) + unit.price);
  const left = new Map(after);
  const take = (step: number, code: string, keys: readonly string[], wanted: number) => {
    const parts = new Map(keys.map((key) => [key, left.get(key) ?? 0]));
    const amount = Math.min(wanted, sum(parts.values()));
    for (const [key, share] of shareOut(amount, parts)) {
      left.set(key, (left.get(key) ?? 0) - share);
      note(step, code, key, share);
    }
    return amount;
  };
  const gifts: string[] = [];
  const giftStock = new Map(basket.giftStock.map((entry) => [`${entry.skuCode}@${entry.sourceCode}`, entry.available]));
  for (const line of lines) {
    const place = `${line.skuCode}@${line.sourceCode}`;
    if (giftStock.has(place)) giftStock.set(place, Math.max(0, (giftStock.get(place) ?? 0) - line.quantity));
  }
  const places = [...new Set(lines.map(({ sourceCode }) => sourceCode))].filter(Boolean).sort();
  const gone = new Set<string>();
  const counted = (promotion: PricingPromotion, closed: ReadonlySet<string>) =>
    lines.filter(
      ({ lineId }) =>
        touches(promotion, lineId) && !closed.has(lineId) && (promotion.pwpCountsForTiers || !along.has(lineId)),
    );
  const worth = (promotion: PricingPromotion, own: typeof lines) =>
    promotion.amountByQty
      ? sum(own.map(({ quantity }) => quantity))
      : sum(own.map(({ lineId }) => after.get(lineId) ?? 0));
  for (const promotion of byRank.filter(({ kind }) => kind === "tier" || kind === "gwp")) {
    const own = counted(promotion, gone);
    const value = worth(promotion, own);
    const level = best(promotion, value);
    if (!level) continue;
    const keys = own.map(({ lineId }) => lineId);
    let gave = false;
    if (promotion.kind === "tier") {
      const base = sum(keys.map((key) => after.get(key) ?? 0));
      const reward = level.reward ?? 0;
      gave = take(3, promotion.code, keys, promotion.rewardByPercentage ? percent(base, reward) : reward) > 0;
    } else {
      const times = Math.min(promotion.mostTimes, Math.floor(value / level.threshold));
      search: for (const { skuCode, number } of level.giveaways) {
        for (const place of places) {
          let given = 0;
          const key = `${skuCode}@${place}`;
          while (given < times && (giftStock.get(key) ?? 0) >= number) {
            giftStock.set(key, (giftStock.get(key) ?? 0) - number);
            given += 1;
          }
          if (given === 0) continue;
          gifts.push(`${promotion.code} ${skuCode} ${given * number} ${place}`);
          gave = true;
          break search;
        }
      }
    }
    if (gave && promotion.exclusive) for (const key of keys) gone.add(key);
  }

  // 4: the coupon.
  const { coupon } = basket;
  if (coupon) {
    const keys = lines.map(({ lineId }) => lineId).filter((lineId) => coupon.lineIds.includes(lineId));
    const base = sum(keys.map((key) => left.get(key) ?? 0));
    const barred = !coupon.stackable && Object.keys(discounts).length > 0;
    if (base > 0 && !barred && base >= coupon.minimumSpend) {
      const wanted = coupon.amount ?? Math.min(percent(base, coupon.percent ?? 0), coupon.mostDiscount ?? base);
      take(4, coupon.code, keys, wanted);
    }
  }

  // 5: delivery. Parcels are payable like lines.
  const parcels = [...basket.parcels].sort((a, b) => (a.parcel < b.parcel ? -1 : 1));
  for (const { parcel, freight } of parcels) left.set(`parcel ${parcel}`, freight);
  const parcelKeys = parcels.map(({ parcel }) => `parcel ${parcel}`);
  const sent = new Set<string>();
  for (const promotion of byRank.filter(({ kind }) => kind === "freeShipping")) {
    const own = counted(promotion, sent).filter(({ sentHome }) => sentHome);
    const reward = best(promotion, worth(promotion, own))?.reward ?? null;
    if (reward === null) continue;
    const freight = sum(parcels.map((parcel) => parcel.freight));
    take(5, promotion.code, parcelKeys, promotion.rewardByPercentage ? percent(freight, reward) : reward);
    if (promotion.exclusive) for (const { lineId } of own) sent.add(lineId);
  }

  // 6: points, one at a time while one fits.
  let points = 0;
  const { points: purse } = basket;
  if (purse) {
    const due = sum(left.values());
    while (points < purse.balance && (points + 1) * purse.worth <= due) points += 1;
    take(6, "POINTS", [...lines.map(({ lineId }) => lineId), ...parcelKeys], points * purse.worth);
  }
  return {
    total: sum(left.values()),
    goods: subtotal,
    discounts,
    left: Object.fromEntries(left),
    gifts: gifts.sort(),
    points,
  };
}
