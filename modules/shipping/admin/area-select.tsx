import { useEffect, useState } from "react";
import { useApi } from "#kit/web/api/api-context.tsx";
import { Alert } from "#kit/web/feedback/alert.tsx";
import { SelectField } from "#kit/web/forms/select-field.tsx";
import { AdminAreasDocument } from "./delivery.graphql.gen.ts";
import type { Area } from "./delivery-model.ts";
import { useDeliveryText } from "./delivery-text.ts";

/** The code of a province, a city or a district; empty before one is chosen. */
type AreaSelectProps = {
  /** All provinces and cities. */
  areas: readonly Area[];
  value: string;
  /** With the district, once one is chosen. */
  onChange: (code: string, district?: Area) => void;
  /** Whether a district must be chosen; otherwise a province or a city may stand as a whole. */
  toDistrict: boolean;
};

const optionsOf = (areas: readonly Area[]) => areas.map(({ code, name }) => ({ value: code, label: name }));

/** Province, city and district, each within the one before. */
export function AreaSelect({ areas, value, onChange, toDistrict }: AreaSelectProps) {
  const t = useDeliveryText();
  const [province, city] = [value.slice(0, 2), value.length >= 5 ? value.slice(0, 5) : ""];
  const { districts, failed } = useDistricts(city);
  const cities = areas.filter(({ code }) => code.length === 5 && code.startsWith(province));
  return (
    <div className="grid gap-3">
      <div className="grid items-start gap-3 sm:grid-cols-3">
        <SelectField
          name="province"
          label={t("province")}
          placeholder={t("choose")}
          options={optionsOf(areas.filter(({ code }) => code.length === 2))}
          value={province}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
        <SelectField
          name="city"
          label={t("city")}
          placeholder={t(toDistrict ? "choose" : "whole_province")}
          options={province === "" ? [] : optionsOf(cities)}
          value={city}
          disabled={province === ""}
          onChange={(event) => onChange(event.currentTarget.value || province)}
        />
        <SelectField
          name="district"
          label={t("district")}
          placeholder={t(toDistrict ? "choose" : "whole_city")}
          options={optionsOf(districts)}
          value={value.length === 8 ? value : ""}
          disabled={city === ""}
          onChange={({ currentTarget: { value: code } }) =>
            onChange(
              code || city,
              districts.find((one) => one.code === code),
            )
          }
        />
      </div>
      {failed ? <Alert tone="error">{t("areas_failed")}</Alert> : null}
    </div>
  );
}

/** The districts of a city; none while they are read. */
function useDistricts(city: string): { readonly districts: readonly Area[]; readonly failed: boolean } {
  const api = useApi();
  const [found, setFound] = useState<{ city: string; districts: readonly Area[]; failed: boolean } | null>(null);
  useEffect(() => {
    if (city === "") return;
    let isCurrent = true;
    api(AdminAreasDocument, { input: { within: city } }).then(
      ({ adminAreas }) => isCurrent && setFound({ city, districts: adminAreas, failed: false }),
      () => isCurrent && setFound({ city, districts: [], failed: true }),
    );
    return () => {
      isCurrent = false;
    };
  }, [api, city]);
  return found?.city === city ? found : { districts: [], failed: false };
}
