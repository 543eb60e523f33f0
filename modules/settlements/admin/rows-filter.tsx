import { Form } from "react-router";
import { Button } from "#kit/web/actions/button.tsx";
import { boxClass } from "#kit/web/forms/input-class.ts";
import { useFormValues } from "#modules/admin/web/use-form-values.ts";
import { settlementResults } from "../contract/settlement-results.ts";
import type { AskedRows } from "./settlement-model.ts";
import { useSettlementsText } from "./settlements-text.ts";

const box = `${boxClass} min-h-9 w-full min-w-0 px-3 text-base font-normal text-ink pointer-coarse:min-h-11 md:text-sm`;
const label = "grid gap-1 text-xs font-bold text-ink-soft phone:w-full";

/** What the list of rows shows; its address holds it. */
export function RowsFilter({ asked, gateways }: { asked: AskedRows; gateways: readonly string[] }) {
  const t = useSettlementsText();
  const form = useFormValues(asked);
  return (
    <Form role="search" ref={form} className="flex flex-wrap items-end gap-2">
      {asked.file === "" ? null : <input type="hidden" name="file" value={asked.file} />}
      <label className={`${label} grow md:max-w-72`}>
        {t("search")}
        <input
          data-search
          name="search"
          type="search"
          defaultValue={asked.search}
          maxLength={80}
          autoComplete="off"
          placeholder={t("search_hint")}
          className={box}
        />
      </label>
      <label className={label}>
        {t("state")}
        <select name="state" defaultValue={asked.state} className={box}>
          <option value="">{t("any_state")}</option>
          <option value="open">{t("state_open")}</option>
          <option value="explained">{t("state_explained")}</option>
        </select>
      </label>
      <label className={label}>
        {t("result")}
        <select name="result" defaultValue={asked.result} className={box}>
          <option value="">{t("any_result")}</option>
          {settlementResults.map((one) => (
            <option key={one} value={one}>
              {t(`result_${one}`)}
            </option>
          ))}
        </select>
      </label>
      <label className={label}>
        {t("gateway")}
        <select name="gateway" defaultValue={asked.gateway} className={box}>
          <option value="">{t("any_gateway")}</option>
          {gateways.map((one) => (
            <option key={one} value={one}>
              {one}
            </option>
          ))}
        </select>
      </label>
      <Button type="submit" variant="secondary" size="sm" icon="search">
        {t("show")}
      </Button>
    </Form>
  );
}
