import { Form } from "react-router";
import { Button } from "#kit/web/actions/button.tsx";
import { boxClass } from "#kit/web/forms/input-class.ts";
import { type ListState, listQuery } from "#modules/admin/contract/list-state.ts";
import { type AskedPricePlans, pricePlanList } from "./price-plan-list-model.ts";
import { usePricePlansText } from "./price-plans-text.ts";

/** The search of the list; it keeps the state, the sorting and the columns. */
export function PricePlanFilter({ asked, shown }: { asked: AskedPricePlans; shown: ListState }) {
  const t = usePricePlansText();
  const query = listQuery(shown, pricePlanList);
  return (
    <Form role="search" key={JSON.stringify(asked)} className="flex flex-wrap items-end gap-2">
      {(["state", "sort", "columns"] as const).map((name) =>
        query.get(name) === null ? null : <input key={name} type="hidden" name={name} value={query.get(name) ?? ""} />,
      )}
      <label className="grid grow gap-1 text-xs font-bold text-ink-soft phone:w-full md:max-w-80">
        {t("search")}
        <input
          data-search
          name="search"
          type="search"
          defaultValue={asked.search}
          maxLength={80}
          autoComplete="off"
          enterKeyHint="search"
          placeholder={t("search_hint")}
          className={`${boxClass} min-h-9 w-full min-w-0 px-3 text-base font-normal text-ink pointer-coarse:min-h-11 md:text-sm`}
        />
      </label>
      <Button type="submit" variant="secondary" size="sm" icon="search" className="phone:grow">
        {t("find")}
      </Button>
    </Form>
  );
}
