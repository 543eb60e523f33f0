import { type CardModel, cardModel } from "#modules/catalogue/web/card-model.ts";
import { ProductList } from "#modules/catalogue/web/product-list.tsx";
import { PagePreview } from "#modules/content/admin/pages/preview/page-preview.tsx";
import { ColumnHeading } from "#modules/content/web/columns/column-heading.tsx";
import { ColumnTitle } from "#modules/content/web/columns/column-title.tsx";
import { rowClass } from "#modules/content/web/columns/per-row.ts";
import type { ColumnSlots } from "#modules/content/web/landing-columns.tsx";
import type { TierFields } from "#modules/promotion/web/tier-fields.graphql.gen.ts";
import { TierList } from "#modules/promotion/web/tier-list.tsx";
import { AdminApi } from "../admin-api.tsx";
import { AdminBoundary } from "../admin-boundary.tsx";
import { adminMeta } from "../admin-meta.ts";
import { adminPage } from "../request/admin-call.server.ts";
import { demandMay } from "../request/demand-may.server.ts";
import type { PageMeta, RouteArgs } from "../request/route-types.ts";

/** The frame in which the editor of pages shows the draft. It is empty until the editor sends content. */
export async function loader(facts: RouteArgs) {
  await demandMay(facts, "content.edit");
  return adminPage(facts.context, "landing_pages");
}

export const meta: PageMeta<typeof loader> = ({ loaderData }) => adminMeta(loaderData?.title);

type ColumnCards = { readonly columnId: string; readonly productList: readonly Parameters<typeof cardModel>[0][] };
type ColumnTiers = { readonly columnId: string; readonly promotion: TierFields };

function slotsOf({ columnProducts, columnTiers }: { columnProducts: unknown; columnTiers: unknown }): ColumnSlots {
  const cards = new Map<string, readonly CardModel[]>(
    (columnProducts as ColumnCards[]).map(({ columnId, productList }) => [columnId, productList.map(cardModel)]),
  );
  const tiers = new Map((columnTiers as ColumnTiers[]).map(({ columnId, promotion }) => [columnId, promotion]));
  return {
    products: (column) => (
      <section className="mx-auto max-w-page px-4 pt-6 md:px-6">
        <ColumnHeading column={column} />
        <ProductList
          cards={cards.get(column.id) ?? []}
          layout={column.style}
          rowClass={`tablet:grid-cols-3 ${rowClass(column.perRow)}`}
        />
      </section>
    ),
    tiers: (column) => {
      const activity = tiers.get(column.id);
      return activity ? (
        <section className="mx-auto max-w-page px-4 pt-10 md:px-6">
          <ColumnTitle title={column.title} />
          <TierList activity={activity} />
        </section>
      ) : null;
    },
  };
}

export default function PagePreviewFrame() {
  return (
    <AdminApi>
      <PagePreview slotsOf={slotsOf} />
    </AdminApi>
  );
}

export function ErrorBoundary() {
  return <AdminBoundary />;
}
