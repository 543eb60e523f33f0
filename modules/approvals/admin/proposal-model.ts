import { rp } from "#kit/core/format-rupiah.ts";
import { shortTime } from "#modules/admin/web/short-time.ts";
import type { ApprovalsTextKey } from "./approvals-text.ts";
import type { AdminProposalsResult } from "./proposals.graphql.gen.ts";

export type ProposalRow = AdminProposalsResult["adminProposals"]["proposals"][number];
type Change = ProposalRow["changes"][number];

export const proposalKinds = ["price", "pricePlan", "promotion", "refund", "points"] as const;
export type ShownKind = (typeof proposalKinds)[number];
export const isShownKind = (kind: string): kind is ShownKind => (proposalKinds as readonly string[]).includes(kind);

const amounts = ["price", "salePrice", "money", "budget", "priceFrom", "priceUntil"] as const;
const moments = ["saleFrom", "saleUntil", "beginsAt", "endsAt"] as const;
/** Values that are one of a few words, and their words. */
const choices = {
  status: ["draft", "active", "scheduled", "stopped"],
  audience: ["members", "clubMembers"],
  kind: ["flashSale", "item", "pwp", "gwp", "tier", "freeShipping"],
} as const;
const fields = [
  ...amounts,
  ...moments,
  ...(["status", "kind", "audience"] as const),
  ...([
    "stock",
    "maxPerUser",
    "points",
    "shipsFrom",
    "threshold",
    "reward",
    "giveaway",
    "mostTimes",
    "priority",
  ] as const),
  ...(["everything", "products", "categories", "brands"] as const),
  ...(["exclusive", "stackable", "amountByQty", "rewardByPercentage", "pwpCountsForTiers"] as const),
];
type ShownField = (typeof fields)[number];

type Place = {
  /** The field a path ends with; null where it has no name here. */
  readonly field: ShownField | null;
  readonly sku: string | null;
  /** Of a promotion, counted from 1. */
  readonly level: number | null;
};

/** The field of a path, and the SKU or the level it belongs to. */
export function fieldOf(path: string): Place {
  const keys = path.split("/").map((key) => key.replaceAll("~1", "/").replaceAll("~0", "~"));
  const [group, first, second] = keys;
  const field = fields.find((one) => one === keys.at(-1)) ?? null;
  if (group === "levels") {
    const sku = keys.length > 3 ? (second ?? null) : null;
    return { field, sku, level: Number(first) + 1 };
  }
  // A price plan has the price of each SKU at the SKU's code.
  if (group === "prices" && first !== undefined) return { field: "price", sku: first, level: null };
  return { field, sku: group === "skus" ? (first ?? null) : null, level: null };
}

type Text = (key: ApprovalsTextKey) => string;

/** Amounts as money, moments as times, words in the reader's language; null for an empty field. */
export function shownValue(path: string, value: unknown, { year, t }: { year: number; t: Text }): string | null {
  if (value === null || value === undefined) return null;
  if (value === true) return t("yes");
  const { field } = fieldOf(path);
  if (typeof value === "number" && field !== null)
    return isOneOf(amounts, field) ? rp(value) : value.toLocaleString("id-ID");
  if (typeof value !== "string") return JSON.stringify(value);
  if (isOneOf(moments, field)) return shortTime(value, year);
  const word =
    field === "status" || field === "kind" || field === "audience"
      ? choices[field].find((one) => one === value)
      : undefined;
  return word === undefined ? value : t(`value_${word}`);
}

const isOneOf = (list: readonly string[], field: string | null): boolean => field !== null && list.includes(field);

const isPrice = ({ path }: Change): boolean => {
  const { field } = fieldOf(path);
  return field === "price" || field === "salePrice";
};

/** How many prices these proposals would change. A proposal that only moves the dates of a sale counts as one. */
export const countPrices = (proposals: readonly Pick<ProposalRow, "changes">[]): number =>
  proposals.reduce((sum, { changes }) => sum + Math.max(1, changes.filter(isPrice).length), 0);
