import { useState } from "react";
import { Button } from "#kit/web/actions/button.tsx";
import { Alert } from "#kit/web/feedback/alert.tsx";
import { SelectField, type SelectOption } from "#kit/web/forms/select-field.tsx";
import type { Area } from "../contract/area.ts";
import { useAddressText } from "./address-text.ts";
import type { FieldOf } from "./field-of.ts";
import { type Regions, useRegions } from "./use-regions.ts";

type AreaListsProps = { field: FieldOf; area: Area | null; onArea: (area: Area | null) => void };

/** Dependent lists of country, province, city and district. */
export function AreaLists({ field, area, onArea }: AreaListsProps) {
  const t = useAddressText();
  const [state, setState] = useState(area?.state ?? "");
  const [city, setCity] = useState(area?.city ?? "");
  const [district, setDistrict] = useState(area?.district ?? "");
  const provinces = useRegions(null);
  const cities = useRegions(state || undefined);
  const districts = useRegions(city || undefined);

  const chooseState = (code: string) => {
    setState(code);
    setCity("");
    setDistrict("");
    onArea(null);
  };
  const chooseCity = (code: string) => {
    setCity(code);
    setDistrict("");
    onArea(null);
  };
  const chooseDistrict = (code: string) => {
    setDistrict(code);
    const names = [provinces, cities, districts].map(({ options }, at) => nameIn(options, [state, city, code][at]));
    const [stateName = "", cityName = "", districtName = ""] = names;
    onArea(code === "" ? null : { state, stateName, city, cityName, district: code, districtName });
  };
  const failed = [provinces, cities, districts].find((list) => list.failed);
  return (
    <div className="grid gap-4">
      <SelectField
        label={t("country")}
        name="country"
        options={[{ value: "ID", label: t("indonesia") }]}
        autoComplete="country"
      />
      <Level label={t("province")} own={field("state")} list={provinces} value={state} onPick={chooseState} />
      <Level label={t("city")} own={field("city")} list={cities} value={city} onPick={chooseCity} off={state === ""} />
      <Level
        label={t("district")}
        own={field("district")}
        list={districts}
        value={district}
        onPick={chooseDistrict}
        off={city === ""}
      />
      {failed ? (
        <Alert
          tone="error"
          live
          actions={
            <Button size="sm" variant="secondary" onClick={failed.retry}>
              {t("again")}
            </Button>
          }
        >
          {t("area_failed")}
        </Alert>
      ) : null}
    </div>
  );
}

const nameIn = (options: readonly SelectOption[], code: string | undefined): string =>
  options.find(({ value }) => value === code)?.label ?? "";

type LevelProps = {
  label: string;
  own: ReturnType<FieldOf>;
  list: Regions;
  value: string;
  onPick: (code: string) => void;
  off?: boolean;
};

function Level({ label, own, list, value, onPick, off = false }: LevelProps) {
  const t = useAddressText();
  return (
    <SelectField
      {...own}
      label={label}
      value={list.options.some((option) => option.value === value) ? value : ""}
      options={list.options}
      placeholder={t("choose")}
      disabled={off}
      required
      onChange={(event) => {
        own.onChange();
        onPick(event.currentTarget.value);
      }}
    />
  );
}
