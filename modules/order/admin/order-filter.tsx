import { Form, useSubmit } from "react-router";
import { Button } from "#kit/web/actions/button.tsx";
import { boxClass } from "#kit/web/forms/input-class.ts";
import { type ListState, listQuery } from "#modules/admin/contract/list-state.ts";
import { useAdminText } from "#modules/admin/web/admin-text.ts";
import { useFormValues } from "#modules/admin/web/use-form-values.ts";
import { deliveryMethodCodes } from "#modules/shipping/contract/wire/delivery-method-codes.ts";

import { countedFilters, orderList } from "./order-list.ts";

type OrderFilterProps = {
  asked: { tab: string; deliveryType: string; storeCode: string; search: string };
  stores: readonly { code: string; name: string }[];
  /** Sort and columns stay as they are. */
  shown: ListState;
};

const box = `${boxClass} min-h-9 w-full min-w-0 px-3 text-base font-normal pointer-coarse:min-h-11 md:text-sm`;

/** One line of filters; choosing applies at once, typing by Enter. */
export function OrderFilter({ asked, stores, shown }: OrderFilterProps) {
  const t = useAdminText();
  const submit = useSubmit();
  const form = useFormValues(asked);
  const query = listQuery(shown, orderList);
  const apply = (form: HTMLFormElement | null) => form && submit(form, { replace: true });
  return (
    <Form role="search" ref={form} className="flex flex-wrap items-end gap-2">
      {asked.tab === "open" ? null : <input type="hidden" name="tab" value={asked.tab} />}
      {["sort", "columns", ...countedFilters].map((name) => {
        const value = query.get(name);
        return value === null ? null : <input key={name} type="hidden" name={name} value={value} />;
      })}
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
          className={`${box} text-ink`}
        />
      </label>
      <label className="grid gap-1 text-xs font-bold text-ink-soft phone:min-w-0 phone:flex-1">
        {t("delivery")}
        <select
          name="deliveryType"
          defaultValue={asked.deliveryType}
          onChange={(event) => apply(event.currentTarget.form)}
          className={`${box} text-ink`}
        >
          <option value="">{t("delivery_any")}</option>
          <option value={deliveryMethodCodes.homeDelivery}>{t("delivery_home")}</option>
          <option value={deliveryMethodCodes.storePickup}>{t("delivery_pickup")}</option>
        </select>
      </label>
      {stores.length > 1 ? (
        <label className="grid gap-1 text-xs font-bold text-ink-soft phone:min-w-0 phone:flex-1">
          {t("store")}
          <select
            name="storeCode"
            defaultValue={asked.storeCode}
            onChange={(event) => apply(event.currentTarget.form)}
            className={`${box} max-w-56 text-ink phone:max-w-full`}
          >
            <option value="">{t("store_any")}</option>
            {stores.map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </select>
        </label>
      ) : null}
      <Button type="submit" variant="secondary" size="sm" icon="search" className="phone:w-full">
        {t("find")}
      </Button>
    </Form>
  );
}
