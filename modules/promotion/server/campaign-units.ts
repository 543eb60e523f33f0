import type { Transaction } from "kysely";
import { fail, ok, type Result } from "#kit/core/result.ts";
import {
  type CampaignUnits,
  givePartBack,
  giveTakingsBack,
  type HeldUnits,
  holdCampaignUnits,
  lockCampaignUnits,
  wasTaken,
  writeTakings,
} from "./store/campaign-takings.ts";

export type CampaignTaking = {
  /** What it is taken for. Taking it a second time under the same reference changes nothing; after giving it back it is taken anew. */
  readonly reference: string;
  /** A member's name, or those of a guest's phone and e-mail: the limit holds for each of them (D-38). */
  readonly buyerKeys: readonly string[];
  readonly lines: readonly CampaignUnits[];
};

/** Why units cannot be had at the campaign's price. */
export type CampaignRefusal =
  | { readonly code: "CAMPAIGN_SOLD_OUT"; readonly skuCode: string; readonly left: number }
  | { readonly code: "PURCHASE_LIMIT"; readonly skuCode: string; readonly limit: number };

/** Two lines of one thing take from the same units. */
function together(lines: readonly CampaignUnits[]): CampaignUnits[] {
  const sums = new Map<string, CampaignUnits>();
  for (const line of lines) {
    const key = `${line.activityCode} ${line.skuCode}`;
    sums.set(key, { ...line, quantity: line.quantity + (sums.get(key)?.quantity ?? 0) });
  }
  return [...sums.values()].filter(({ quantity }) => quantity > 0);
}

function refusalOf(wanted: CampaignUnits, held: HeldUnits | undefined): CampaignRefusal | null {
  const { skuCode, quantity } = wanted;
  const left = held?.left ?? 0;
  if (!held || left < quantity) return { code: "CAMPAIGN_SOLD_OUT", skuCode, left };
  if (held.maxPerUser === null || held.bought + quantity <= held.maxPerUser) return null;
  return { code: "PURCHASE_LIMIT", skuCode, limit: held.maxPerUser };
}

/**
 * Takes a campaign's own units for orders, in the caller's transaction; exact for any number of parallel buyers, and the limit of
 * each buyer too. After a refusal the caller rolls back. The rows of all orders are locked in one order before the first is taken
 * from: taking order by order would lock them in another order than other buyers do (ADR 0057).
 */
export async function takeCampaignUnits(
  trx: Transaction<unknown>,
  ...takings: readonly CampaignTaking[]
): Promise<Result<null, CampaignRefusal>> {
  if (takings.length > 1) await lockCampaignUnits(trx, together(takings.flatMap(({ lines }) => lines)));
  for (const taking of takings) {
    const taken = await takeForOrder(trx, taking);
    if (!taken.ok) return taken;
  }
  return ok(null);
}

async function takeForOrder(
  trx: Transaction<unknown>,
  { reference, buyerKeys, lines }: CampaignTaking,
): Promise<Result<null, CampaignRefusal>> {
  const wanted = together(lines);
  if (wanted.length === 0) return ok(null);
  const held = await holdCampaignUnits(trx, wanted, buyerKeys);
  if (await wasTaken(trx, reference)) return ok(null);
  for (const units of wanted) {
    const own = held.find(
      ({ activityCode, skuCode }) => activityCode === units.activityCode && skuCode === units.skuCode,
    );
    const refusal = refusalOf(units, own);
    if (refusal) return fail(refusal);
  }
  await writeTakings(trx, reference, wanted, buyerKeys);
  return ok(null);
}

/** Gives back what is taken under these references, once however often it is asked: an order came to nothing. */
export const giveCampaignUnitsBack = (
  trx: Transaction<unknown>,
  references: readonly string[],
  at: Date,
): Promise<void> => giveTakingsBack(trx, references, at);

/** Gives some of the units of a reference back: a part of an order was called off. More than are taken is a mistake. */
export async function giveCampaignPartBack(
  trx: Transaction<unknown>,
  reference: string,
  units: readonly CampaignUnits[],
  at: Date,
): Promise<void> {
  const back = together(units);
  if (back.length === 0) return;
  if ((await givePartBack(trx, reference, back, at)) !== back.length) {
    throw new Error(`${reference} has not taken so many units`);
  }
}
