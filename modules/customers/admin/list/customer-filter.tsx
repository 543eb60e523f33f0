import { useState } from "react";
import { Form, useSubmit } from "react-router";
import { Button } from "#kit/web/actions/button.tsx";
import { cx } from "#kit/web/class-names.ts";
import { boxClass } from "#kit/web/forms/input-class.ts";
import { type ListState, listQuery } from "#modules/admin/contract/list-state.ts";
import type { AskedCustomers } from "../../contract/customer-list-query.ts";
import { useCustomersText } from "../customers-text.ts";
import { customerList } from "./customer-list-model.ts";

const box = `${boxClass} min-h-9 w-full min-w-0 px-3 text-base font-normal text-ink pointer-coarse:min-h-11 md:text-sm`;
const label = "grid gap-1 text-xs font-bold text-ink-soft phone:min-w-[45%] phone:flex-1";

/** Filters; a choice applies at once, typed text on Enter. On a phone all filters except the search are collapsed. */
export function CustomerFilter({ asked, shown }: { asked: AskedCustomers; shown: ListState }) {
  const t = useCustomersText();
  const submit = useSubmit();
  const [isOpen, setOpen] = useState(false);
  const query = listQuery(shown, customerList);
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
  const choice = (
    name: "orders" | "club" | "consent",
    options: readonly (readonly [value: string, text: string])[],
  ) => (
    <label className={label}>
      {t(`filter_${name}`)}
      <select
        name={name}
        defaultValue={asked[name]}
        onChange={(event) => submit(event.currentTarget.form, { replace: true })}
        className={`${box} md:max-w-36`}
      >
        <option value="">{t("any")}</option>
        {options.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
  return (
    <Form role="search" key={JSON.stringify(asked)} className="flex flex-wrap items-end gap-2">
      {(["sort", "columns"] as const).map((name) =>
        query.get(name) === null ? null : <input key={name} type="hidden" name={name} value={query.get(name) ?? ""} />,
      )}
      <label className="grid grow gap-1 text-xs font-bold text-ink-soft phone:w-full md:max-w-72">
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
        aria-controls="customer-filters"
        className="phone:grow md:hidden"
        onClick={() => setOpen(!isOpen)}
      >
        {t("filters")}
      </Button>
      <div id="customer-filters" className={cx("contents", !isOpen && "phone:hidden")}>
        {choice("orders", [
          ["yes", t("orders_yes")],
          ["no", t("orders_no")],
        ])}
        {choice("club", [
          ["yes", t("club_yes")],
          ["no", t("club_no")],
        ])}
        {choice("consent", [
          ["newsletter", t("newsletter")],
          ["whatsApp", t("whatsapp_messages")],
        ])}
        {day("from")}
        {day("until")}
      </div>
      <Button type="submit" variant="secondary" size="sm" icon="search" className="phone:grow">
        {t("find")}
      </Button>
    </Form>
  );
}
