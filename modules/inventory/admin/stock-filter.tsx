import { Form, useSubmit } from "react-router";
import { Button } from "#kit/web/actions/button.tsx";
import { boxClass } from "#kit/web/forms/input-class.ts";
import type { ListState } from "#modules/admin/contract/list-state.ts";
import { listQuery } from "#modules/admin/contract/list-state.ts";
import { useFormValues } from "#modules/admin/web/use-form-values.ts";
import { type AskedStock, stockList } from "./stock-list-model.ts";
import type { PlaceModel } from "./stock-model.ts";
import { useStockText } from "./stock-text.ts";

const box = `${boxClass} min-h-9 w-full min-w-0 px-3 text-base font-normal text-ink pointer-coarse:min-h-11 md:text-sm`;

type StockFilterProps = { asked: AskedStock; shown: ListState; places: readonly PlaceModel[] };

/** Search and place; choosing applies at once, typing by Enter. A scanner types its barcode into the search. */
export function StockFilter({ asked, shown, places }: StockFilterProps) {
  const t = useStockText();
  const submit = useSubmit();
  const form = useFormValues(asked);
  // What the form does not change: view, sort and columns.
  const kept = [...listQuery(shown, stockList)].filter(([name]) => name !== "search" && name !== "sourceCode");
  return (
    <Form role="search" ref={form} className="flex flex-wrap items-end gap-2">
      {kept.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <label className="grid grow gap-1 text-xs font-bold text-ink-soft phone:w-full md:max-w-96">
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
      {places.length > 1 ? (
        <label className="grid gap-1 text-xs font-bold text-ink-soft phone:min-w-0 phone:flex-1">
          {t("place")}
          <select
            name="sourceCode"
            defaultValue={asked.sourceCode}
            onChange={(event) => submit(event.currentTarget.form, { replace: true })}
            className={`${box} max-w-56 phone:max-w-full`}
          >
            <option value="">{t("place_any")}</option>
            {places.map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </select>
        </label>
      ) : null}
      <Button type="submit" variant="secondary" size="sm" icon="search">
        {t("find")}
      </Button>
    </Form>
  );
}
