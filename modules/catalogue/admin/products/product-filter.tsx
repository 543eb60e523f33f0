import { useState } from "react";
import { Form, useSubmit } from "react-router";
import { Button } from "#kit/web/actions/button.tsx";
import { cx } from "#kit/web/class-names.ts";
import { boxClass } from "#kit/web/forms/input-class.ts";
import { type ListState, listQuery } from "#modules/admin/contract/list-state.ts";
import type { AskedProducts } from "../../contract/product/product-query.ts";
import { type Choice, type ProductSort, productList, productSorts } from "./product-list-model.ts";
import { useProductsText } from "./products-text.ts";

const box = `${boxClass} min-h-9 w-full min-w-0 px-3 text-base font-normal text-ink pointer-coarse:min-h-11 md:text-sm`;
const label = "grid gap-1 text-xs font-bold text-ink-soft phone:min-w-[45%] phone:flex-1";

type ProductFilterProps = {
  asked: AskedProducts;
  /** The columns stay as they are. */
  shown: ListState;
  brands: readonly Choice[];
  categories: readonly Choice[];
};

const sortNames = {
  "-changed": "sort_changed",
  changed: "sort_unchanged",
  name: "sort_name",
  "-name": "sort_name_reversed",
  code: "sort_code",
  "-code": "sort_code_reversed",
  "-released": "sort_newest",
  released: "sort_oldest",
} as const satisfies Record<ProductSort, string>;

const filters = ["brand", "category", "stock", "minPrice", "maxPrice"] as const;

/** Filters; choosing applies at once, typing by Enter. On a phone all but the search are folded, so that the list is on the first screen. */
export function ProductFilter({ asked, shown, brands, categories }: ProductFilterProps) {
  const t = useProductsText();
  const submit = useSubmit();
  const chosen = { ...asked, sort: shown.sort };
  const active = filters.filter((name) => asked[name] !== "").length;
  const [isOpen, setOpen] = useState(false);
  const columns = listQuery(shown, productList).get("columns");
  const select = (name: "brand" | "category" | "stock" | "sort", choices: readonly Choice[], any: string) => (
    <label className={label}>
      {t(name)}
      <select
        name={name}
        defaultValue={chosen[name]}
        onChange={(event) => submit(event.currentTarget.form, { replace: true })}
        className={`${box} md:max-w-52`}
      >
        <option value="">{any}</option>
        {choices.map(({ code, name: text }) => (
          <option key={code} value={code}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
  const amount = (name: "minPrice" | "maxPrice") => (
    <label className={label}>
      {t(name)}
      <input name={name} inputMode="numeric" defaultValue={asked[name]} maxLength={12} className={`${box} md:w-28`} />
    </label>
  );
  return (
    <Form role="search" key={JSON.stringify(chosen)} className="flex flex-wrap items-end gap-2">
      {asked.status === "" ? null : <input type="hidden" name="status" value={asked.status} />}
      {columns === null ? null : <input type="hidden" name="columns" value={columns} />}
      <label className="grid grow gap-1 text-xs font-bold text-ink-soft phone:w-full md:max-w-80">
        {t("search")}
        <input
          data-search
          name="search"
          type="search"
          defaultValue={asked.search}
          maxLength={120}
          autoComplete="off"
          enterKeyHint="search"
          placeholder={t("search_hint")}
          className={box}
        />
      </label>
      <Button
        size="sm"
        variant="secondary"
        icon="sliders-horizontal"
        aria-expanded={isOpen}
        aria-controls="product-filters"
        className="phone:grow md:hidden"
        onClick={() => setOpen(!isOpen)}
      >
        {active === 0 ? t("filters") : t("filters_active", { count: active })}
      </Button>
      <div id="product-filters" className={cx("contents", !isOpen && "phone:hidden")}>
        {select("brand", brands, t("brand_any"))}
        {select("category", categories, t("category_any"))}
        {select(
          "stock",
          [
            { code: "in", name: t("stock_in") },
            { code: "out", name: t("stock_out") },
          ],
          t("stock_any"),
        )}
        {amount("minPrice")}
        {amount("maxPrice")}
        {select(
          "sort",
          productSorts
            .filter((sort) => asked.search !== "" || sort !== "-changed")
            .map((sort) => ({ code: sort, name: t(sortNames[sort]) })),
          t(asked.search === "" ? "sort_changed" : "sort_best"),
        )}
      </div>
      <Button type="submit" variant="secondary" size="sm" icon="search" className="phone:grow">
        {t("find")}
      </Button>
    </Form>
  );
}
