import { PageShopMore } from "../cart/page-shop-more.tsx";
import { Recommendations } from "./recommendations.tsx";

export type ProductRailsProps = {
  skuCode: string;
  /** The promotion whose other products are shown (PD-12); null for none. */
  activityCode: string | null;
};

/** Further products: of the product's promotion, and recommendations. */
export function ProductRails({ skuCode, activityCode }: ProductRailsProps) {
  return (
    <>
      {activityCode ? <PageShopMore key={activityCode} activityCode={activityCode} /> : null}
      <Recommendations skuCode={skuCode} />
    </>
  );
}
