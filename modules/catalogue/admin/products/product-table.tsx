import { Link } from "react-router";
import { rp } from "#kit/core/format-rupiah.ts";
import { imageUrl } from "#kit/images/image-url.ts";
import { Badge } from "#kit/web/feedback/badge.tsx";
import type { Translate } from "#kit/web/i18n/text-context.tsx";
import { Icon } from "#kit/web/icons/icon.tsx";
import type { ListColumn } from "#modules/admin/web/record-list/record-table.tsx";
import { shortTime } from "#modules/admin/web/short-time.ts";
import type { ProductStatus } from "../../contract/product/product-state.ts";
import { type ProductRow, productsPath, statusTone } from "./product-list-model.ts";
import type { ProductsTextKey } from "./products-text.ts";

/** The columns there are; on a phone a row is a card with the most important ones. */
export const productColumns = (t: Translate<ProductsTextKey>, year: number): readonly ListColumn<ProductRow>[] => [
  {
    key: "name",
    label: t("col_product"),
    isSortable: true,
    isAscendingFirst: true,
    className: "font-bold phone:col-span-2",
    render: (product) => <Name product={product} t={t} />,
  },
  {
    key: "status",
    label: t("col_status"),
    render: ({ status }) => <Badge tone={statusTone(status)}>{t(`status_${status as ProductStatus}`)}</Badge>,
  },
  {
    key: "code",
    label: t("code"),
    isSortable: true,
    isAscendingFirst: true,
    className: "whitespace-nowrap text-ink-soft tabular-nums phone:hidden",
    render: ({ code }) => code,
  },
  {
    key: "brand",
    label: t("brand"),
    className: "text-ink-soft phone:hidden",
    render: ({ brandName }) => brandName ?? "–",
  },
  {
    key: "category",
    label: t("category"),
    headClassName: "max-lg:hidden",
    className: "text-ink-soft max-lg:hidden",
    render: ({ categoryName }) => categoryName ?? "–",
  },
  {
    key: "price",
    label: t("col_price"),
    headClassName: "text-right",
    className: "text-right whitespace-nowrap tabular-nums",
    render: priceRange,
  },
  {
    key: "stock",
    label: t("stock"),
    headClassName: "text-right",
    className: "text-right tabular-nums phone:text-left",
    render: ({ stock }) =>
      stock === 0 ? (
        <span className="font-semibold text-danger">{t("stock_none")}</span>
      ) : (
        <>
          <span className="text-ink-soft md:hidden">{t("stock")} </span>
          {t("units", { count: stock })}
        </>
      ),
  },
  {
    key: "skus",
    label: t("col_skus"),
    headClassName: "text-right",
    className: "text-right tabular-nums phone:hidden",
    render: ({ skuCount }) => skuCount,
  },
  {
    key: "released",
    label: t("col_released"),
    isSortable: true,
    className: "whitespace-nowrap text-ink-soft tabular-nums phone:hidden",
    render: ({ releasedOn }) => (releasedOn ? <time dateTime={releasedOn}>{releasedOn}</time> : "–"),
  },
  {
    key: "changed",
    label: t("col_changed"),
    isSortable: true,
    headClassName: "max-lg:hidden",
    className: "whitespace-nowrap text-ink-soft tabular-nums max-lg:hidden",
    render: ({ updatedAt }) => <time dateTime={updatedAt}>{shortTime(updatedAt, year)}</time>,
  },
];

function Name({ product, t }: { product: ProductRow; t: Translate<ProductsTextKey> }) {
  return (
    <span className="flex items-center gap-3">
      <Picture url={product.picture} />
      <span className="min-w-0">
        <Link
          to={`${productsPath}/${encodeURIComponent(product.code)}`}
          data-row
          className="line-clamp-2 no-underline after:absolute after:inset-0 hover:underline"
        >
          {product.name || t("unnamed")}
        </Link>
        <span className="block text-xs font-normal text-ink-soft">
          {product.code} · {t("skus", { count: product.skuCount })}
        </span>
      </span>
    </span>
  );
}

function priceRange({ lowPrice, highPrice }: ProductRow): string {
  if (lowPrice === null || highPrice === null) return "–";
  return lowPrice === highPrice ? rp(lowPrice) : `${rp(lowPrice)} – ${rp(highPrice)}`;
}

function Picture({ url }: { url: string | null }) {
  if (url === null)
    return (
      <span className="flex size-11 shrink-0 items-center justify-center rounded-md bg-sunken text-ink-soft">
        <Icon name="image-off" size="sm" />
      </span>
    );
  return (
    <img
      src={imageUrl(url, 96, "webp")}
      alt=""
      width={44}
      height={44}
      loading="lazy"
      className="size-11 shrink-0 rounded-md object-cover"
    />
  );
}
