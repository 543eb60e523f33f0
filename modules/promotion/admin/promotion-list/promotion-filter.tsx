import { useState } from "react";
import { Form, useSubmit } from "react-router";
import { Button } from "#kit/web/actions/button.tsx";
import { cx } from "#kit/web/class-names.ts";
import { boxClass } from "#kit/web/forms/input-class.ts";
import { type ListState, listQuery } from "#modules/admin/contract/list-state.ts";
import { activityKinds } from "../../contract/activity-kind.ts";
import type { AskedPromotions } from "../../contract/record/promotion-list-query.ts";
import { promotionList } from "./promotion-list-model.ts";
import { usePromotionListText } from "./promotion-list-text.ts";

const box = `${boxClass} min-h-9 w-full min-w-0 px-3 text-base font-normal text-ink pointer-coarse:min-h-11 md:text-sm`;
const label = "grid gap-1 text-xs font-bold text-ink-soft phone:min-w-[45%] phone:flex-1";

/**
 * Filters; a choice applies at once, a typed value on Enter. On a phone all filters except the search are collapsed.
 */
export function PromotionFilter({ asked, shown }: { asked: AskedPromotions; shown: ListState }) {
  const t = usePromotionListText();
  const submit = useSubmit();
  const [isOpen, setOpen] = useState(false);
  const query = listQuery(shown, promotionList);
  const day = (name: "from" | "until") => (
    <label className={label}>
      {t(name)}
      <input
        name={name}
        type="date"
        defaultValue={asked[name]}
        onChange={(event) => submit(event.currentTarget.form, { replace: true })}
        className={box}
      />
    </label>
  );
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
          className={box}
        />
      </label>
      <Button
        size="sm"
        variant="secondary"
        icon="sliders-horizontal"
        aria-expanded={isOpen}
        aria-controls="promotion-filters"
        className="phone:grow md:hidden"
        onClick={() => setOpen(!isOpen)}
      >
        {t("filters")}
      </Button>
      <div id="promotion-filters" className={cx("contents", !isOpen && "phone:hidden")}>
        <label className={label}>
          {t("kind")}
          <select
            name="kind"
            defaultValue={asked.kind}
            onChange={(event) => submit(event.currentTarget.form, { replace: true })}
            className={`${box} md:max-w-52`}
          >
            <option value="">{t("kind_any")}</option>
            {activityKinds.map((kind) => (
              <option key={kind} value={kind}>
                {t(`kind_${kind}`)}
              </option>
            ))}
          </select>
        </label>
        {day("from")}
        {day("until")}
      </div>
      <Button type="submit" variant="secondary" size="sm" icon="search" className="phone:grow">
        {t("find")}
      </Button>
    </Form>
  );
}
