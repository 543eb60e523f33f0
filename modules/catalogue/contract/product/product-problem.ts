/** Why a field of a product may not be saved as it is. `product-problem-texts.ts` on the server has the sentences. */
export type ProductProblem =
  | "invalid"
  | "tooLong"
  | "tooMany"
  | "notWhole"
  | "notPositive"
  | "missing"
  | "unknown"
  | "duplicate"
  | "sameChoice"
  | "incompleteChoice"
  | "notBelowPrice"
  | "endsBeforeItBegins"
  | "inUse"
  | "belowFloor";

/** `path` is a field of the product's state, `detail` what the sentence names: a place in a list, another product, a certificate. */
export type FoundProblem = { readonly path: string; readonly problem: ProductProblem; readonly detail?: string };
