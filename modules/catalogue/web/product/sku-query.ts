/** The query of an address that shows this SKU. A sold-out one is marked, because otherwise one in stock takes its place. */
export const skuQuery = ({ code, stock }: { readonly code: string; readonly stock: number }): string =>
  `?skuCode=${encodeURIComponent(code)}${stock > 0 ? "" : "&soldOut=show"}`;
