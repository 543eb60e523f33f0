import { PageShopMore } from "../basket/page-shop-more.tsx";
import { Recommendations } from "./recommendations.tsx";

export type ProductRailsProps = {
  skuCode: string;
  /** The promotion whose other products are shown (PD-12); null for none. */
  activityCode: string | null;
};

/** What a visitor may like besides: more of the product's promotion, and what goes well with it. */
export function ProductRails({ skuCode, activityCode }: ProductRailsProps) {
  return (
    <>
      {activityCode ? <PageShopMore key={activityCode} activityCode={activityCode} /> : null}
      <Recommendations skuCode={skuCode} />
    </>
  );
}
