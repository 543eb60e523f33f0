/** The lists of stock: all, few left to sell, on hand but unsold for long, held by orders. */
export const stockViews = ["all", "low", "dead", "held"] as const;
export type StockView = (typeof stockViews)[number];

export const asStockView = (text: string | null | undefined): StockView =>
  stockViews.find((view) => view === text) ?? "all";

/** What the list of stock can be sorted by; a hyphen before it means descending. */
export const stockSorts = ["sku", "onHand", "held", "sellable", "safety"] as const;
export type StockSort = (typeof stockSorts)[number];

/** The default limit of low stock, in units to sell. Product pages say "few left" from here on; webhooks have it in a trigger. */
export const fewUnits = 5;
/** The default limit of dead stock, in days without a sale. */
export const deadDays = 90;
export const stockPageSize = 50;
/** Counts and transfers on a page. */
export const documentPageSize = 30;
