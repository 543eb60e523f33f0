import { deliveryMethodCodes } from "#modules/shipping/contract/wire/delivery-method-codes.ts";
import { type AddProblem, addProblem } from "../contract/add-problem.ts";

type Line = {
  readonly skuCode: string;
  readonly distributionType: string;
  readonly quantity: number;
  readonly stock: number;
  readonly limits: number | null;
};

/**
 * Why the cart allows no more (PD-19 to PD-21); null when it allows them. What is not in the cart yet
 * is left to the shop: the page may have been made when there were more, or fewer.
 */
export function buyingLimit(lines: readonly Line[], skuCode: string, adding: number): AddProblem | null {
  const own = lines.filter(
    (line) => line.skuCode === skuCode && line.distributionType === deliveryMethodCodes.homeDelivery,
  );
  const [first] = own;
  if (!first) return null;
  const inCart = own.reduce((sum, line) => sum + line.quantity, 0);
  return addProblem({ stock: first.stock, purchaseLimit: first.limits }, inCart, adding);
}

/** Its text key, for `useCartText()` (D-36). With some left, the shop's own message is more exact, so it is requested. */
export function limitMessage(
  problem: AddProblem,
): { key: "min_limit" | "max_limit"; values: Record<string, number> } | null {
  if (problem.code === "LIMIT_REACHED" && problem.bound === "most")
    return { key: "max_limit", values: { limit: problem.limit } };
  if (problem.code === "OUT_OF_STOCK" && problem.stock > 0 && problem.inCart >= problem.stock) {
    return { key: "min_limit", values: { stock: problem.stock } };
  }
  return null;
}

/** The message to a shopper who adds more; null when the shop may decide. */
export function limitMessageOf(lines: readonly Line[], skuCode: string, adding: number) {
  const problem = buyingLimit(lines, skuCode, adding);
  return problem && limitMessage(problem);
}
