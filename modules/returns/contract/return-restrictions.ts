import { isFaulty, type ReturnReason } from "./return-reasons.ts";

/** Why a line cannot go back for a reason: it is a matter of hygiene, or was sold in a flash sale (D-56). */
export type Restriction = "HYGIENE" | "FLASH_SALE";

type ReturnedProduct = { readonly categoryCode: string; readonly flashSale: unknown };

/** Why a product is returnable only when the shop is at fault; null for most products. */
export function restrictionOf(
  { categoryCode, flashSale }: ReturnedProduct,
  hygiene: ReadonlySet<string>,
): Restriction | null {
  if (hygiene.has(categoryCode)) return "HYGIENE";
  return flashSale === null ? null : "FLASH_SALE";
}

/** Whether something may go back for this reason. */
export const mayReturnFor = (restriction: Restriction | null, reason: ReturnReason): boolean =>
  restriction === null || isFaulty(reason);
