import { Link } from "react-router";
import { Badge } from "#kit/web/feedback/badge.tsx";
import type { Translate } from "#kit/web/i18n/text-context.tsx";
import type { ListColumn } from "#modules/admin/web/record-list/record-table.tsx";
import type { BrandsTextKey } from "./brands-text.ts";

export type BrandRow = {
  code: string;
  name: string;
  slug: string;
  logo: string | null;
  products: number;
  missing: readonly string[];
};

/** The columns of the list of brands; on a phone a row is a card. */
export const brandColumns = (t: Translate<BrandsTextKey>): readonly ListColumn<BrandRow>[] => [
  {
    key: "name",
    label: t("name"),
    className: "font-bold",
    render: ({ code, name }) => (
      <Link
        to={`/admin/brands/${code}`}
        data-row
        prefetch="intent"
        className="inline-flex min-h-6 items-center no-underline after:absolute after:inset-0 hover:underline pointer-coarse:min-h-11"
      >
        {name}
      </Link>
    ),
  },
  { key: "code", label: t("code"), className: "text-ink-soft phone:hidden", render: ({ code }) => code },
  { key: "slug", label: t("slug"), className: "text-ink-soft phone:hidden", render: ({ slug }) => `/${slug}.html` },
  {
    key: "texts",
    label: t("texts"),
    className: "phone:row-start-2",
    render: ({ missing }) =>
      missing.length === 0 ? (
        <span className="text-ink-soft">{t("texts_complete")}</span>
      ) : (
        <Badge tone="sun">{t("texts_missing", { count: missing.length })}</Badge>
      ),
  },
  {
    key: "products",
    label: t("products"),
    headClassName: "text-right",
    className: "text-right tabular-nums",
    render: ({ products }) => products,
  },
];
