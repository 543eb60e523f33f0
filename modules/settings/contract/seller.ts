/** Who sells, on invoices, with the value added tax (PPN) that prices hold. */
export type ShopSeller = {
  readonly name: string;
  readonly address: string;
  /** NPWP */
  readonly taxId: string;
  readonly vatPercent: number;
};

/** The fields that were changed; the others are as the environment says. */
export type SellerState = Partial<ShopSeller>;

/** The seller of orders placed from a moment on. */
export type SellerPeriod = { readonly from: Date; readonly seller: ShopSeller };

/** The id of the one record of the seller. */
export const sellerId = "shop";

/** Each field with the environment variable that is its default. */
export const sellerVariables = {
  name: "SHOP_SELLER_NAME",
  address: "SHOP_SELLER_ADDRESS",
  taxId: "SHOP_SELLER_TAX_ID",
  vatPercent: "SHOP_VAT_PERCENT",
} as const satisfies Readonly<Record<keyof ShopSeller, string>>;

export const sellerFields = Object.keys(sellerVariables) as (keyof ShopSeller)[];

export const longestSellerLine = 200;

const isLine = (value: unknown) =>
  typeof value === "string" && value.length <= longestSellerLine && /^[^\n\r]+$/.test(value);

const isFitting: Readonly<Record<keyof ShopSeller, (value: unknown) => boolean>> = {
  name: isLine,
  address: isLine,
  taxId: (value) => typeof value === "string" && /^(?:[.-]?\d){15,16}$/.test(value),
  vatPercent: (value) => Number.isSafeInteger(value) && Number(value) >= 0 && Number(value) <= 100,
};

/** Whether a field of the seller may have this value. */
export const isSellerValue = (field: keyof ShopSeller, value: unknown): boolean => isFitting[field](value);

/** The seller of an order placed at this moment. `periods` are in the order of time; before the first one `fallback` sold. */
export const sellerAt = (periods: readonly SellerPeriod[], placedAt: Date, fallback: ShopSeller): ShopSeller =>
  periods.findLast(({ from }) => from <= placedAt)?.seller ?? fallback;
