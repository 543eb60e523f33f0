import type { TiersColumn } from "#modules/content/contract/columns/tiers-column.ts";
import { ColumnTitle } from "#modules/content/web/columns/column-title.tsx";
import type { TierFields } from "#modules/promotion/web/tier-fields.graphql.gen.ts";
import { PageShopMore } from "../cart/page-shop-more.tsx";

type TiersSectionProps = { column: TiersColumn; activity: TierFields };

/** A tiers column of a landing page: the tiers of a promotion and its products. */
export function TiersSection({ column, activity }: TiersSectionProps) {
  return (
    <div id={column.id} className="mx-auto max-w-page px-4 pt-10 md:px-6 md:pt-16">
      <ColumnTitle title={column.title} />
      <PageShopMore activityCode={column.activityCode} activity={activity} />
    </div>
  );
}
