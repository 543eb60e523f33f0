import { rp } from "#kit/core/format-rupiah.ts";
import { shortTime } from "#modules/admin/web/short-time.ts";
import type { AdminProposalsResult } from "./proposals.graphql.gen.ts";

export type ProposalRow = AdminProposalsResult["adminProposals"]["proposals"][number];
type Change = ProposalRow["changes"][number];

export const proposalKinds = ["price", "refund"] as const;
export type ShownKind = (typeof proposalKinds)[number];
export const isShownKind = (kind: string): kind is ShownKind => (proposalKinds as readonly string[]).includes(kind);

const fields = ["price", "salePrice", "saleFrom", "saleUntil", "money"] as const;
export type ShownField = (typeof fields)[number];

/** The field a path ends with, and the SKU it belongs to; the field is null where it has no name here. */
export function fieldOf(path: string): { readonly field: ShownField | null; readonly sku: string | null } {
  const keys = path.split("/").map((key) => key.replaceAll("~1", "/").replaceAll("~0", "~"));
  const last = keys.at(-1);
  return { field: fields.find((one) => one === last) ?? null, sku: keys[0] === "skus" ? (keys[1] ?? null) : null };
}

/** Amounts as money, moments as times; null for an empty field. */
export function shownValue(path: string, value: unknown, year: number): string | null {
  if (value === null || value === undefined) return null;
  const { field } = fieldOf(path);
  if (typeof value === "number" && field !== null) return rp(value);
  if ((field === "saleFrom" || field === "saleUntil") && typeof value === "string") return shortTime(value, year);
  return typeof value === "string" ? value : JSON.stringify(value);
}

const isPrice = ({ path }: Change): boolean => {
  const { field } = fieldOf(path);
  return field === "price" || field === "salePrice";
};

/** How many prices these proposals would change. A proposal that only moves the dates of a sale counts as one. */
export const countPrices = (proposals: readonly Pick<ProposalRow, "changes">[]): number =>
  proposals.reduce((sum, { changes }) => sum + Math.max(1, changes.filter(isPrice).length), 0);
