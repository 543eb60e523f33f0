import { Link } from "react-router";
import { cx } from "#kit/web/class-names.ts";
import { sizeGuideParameter, sizeGuidePath } from "../contract/choose-size-guide.ts";
import type { ChosenSizeGuide, SizeGuideCategory } from "../contract/size-guide-menu.ts";
import { useSizeGuideText } from "./size-guide-text.ts";

type SizeMenuListProps = { menu: readonly SizeGuideCategory[]; chosen: ChosenSizeGuide };

/** The desktop menu: nested categories with the brands that have a chart (SG-04). */
export function SizeMenuList({ menu, chosen }: SizeMenuListProps) {
  const t = useSizeGuideText();
  return (
    <nav aria-label={t("charts")} className="hidden self-start rounded-lg bg-surface p-5 shadow-lift md:block">
      <Level menu={menu} chosen={chosen} depth={0} />
    </nav>
  );
}

const names = ["text-lg font-extrabold", "font-bold", "font-semibold text-ink-soft"] as const;

function Level({ menu, chosen, depth }: SizeMenuListProps & { depth: number }) {
  return (
    <ul className={depth === 0 ? "space-y-6" : "mt-2 space-y-3 border-l-2 border-line pl-4"}>
      {menu.map((category) => (
        <li key={category.categoryCode}>
          <p className={names[depth] ?? names[2]}>{category.categoryName}</p>
          <Brands category={category} chosen={chosen} />
          {category.categoryList.length > 0 ? (
            <Level menu={category.categoryList} chosen={chosen} depth={depth + 1} />
          ) : null}
        </li>
      ))}
    </ul>
  );
}

function Brands({ category, chosen }: { category: SizeGuideCategory; chosen: ChosenSizeGuide }) {
  const { categoryCode, sizeGuideBrandObjects: brands } = category;
  if (brands.length === 0) return null;
  const current = sizeGuideParameter(chosen);
  return (
    <ul className="mt-1 flex flex-wrap gap-1.5">
      {brands.map((brand) => {
        const chart = { categoryCode, ...brand };
        const here = sizeGuideParameter(chart) === current;
        return (
          <li key={brand.brandCode}>
            <Link
              to={sizeGuidePath(chart)}
              preventScrollReset
              aria-current={here ? "page" : undefined}
              className={cx(
                "inline-flex min-h-9 items-center rounded-sm border px-3 text-sm font-bold",
                here ? "border-court bg-court text-on-court" : "border-line hover:border-ink",
              )}
            >
              {brand.brandName}
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
