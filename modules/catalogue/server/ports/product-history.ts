import type { Kysely } from "kysely";

/** What SKUs have sold. */
export type SalesFigures = {
  readonly units: number;
  readonly orders: number;
  readonly amount: number;
  readonly lastSoldAt: Date | null;
};

/** The sales of one SKU in each of some periods. */
type SkuSales = {
  readonly skuCode: string;
  readonly periods: readonly { readonly units: number; readonly amount: number }[];
};

/** What became of SKUs: orders, returns and searches are in modules that import this one, so the application passes it in. */
export type ProductHistory = {
  /** What each SKU has sold since these moments, null for ever. SKUs that never sold are left out. */
  salesBySku(
    db: Kysely<unknown>,
    skuCodes: readonly string[],
    since: readonly (Date | null)[],
  ): Promise<readonly SkuSales[]>;
  /** The searches from whose results a product was opened since a day, the most frequent first. */
  searches(
    db: Kysely<unknown>,
    productCode: string,
    sinceDay: string,
  ): Promise<readonly { readonly term: string; readonly opens: number }[]>;
  /** Since a moment; null for ever. */
  sales(db: Kysely<unknown>, skuCodes: readonly string[], since: Date | null): Promise<SalesFigures>;
  /** Returned units by the code of their reason, the most frequent first. */
  returns(
    db: Kysely<unknown>,
    skuCodes: readonly string[],
  ): Promise<readonly { readonly reason: string; readonly units: number }[]>;
};
