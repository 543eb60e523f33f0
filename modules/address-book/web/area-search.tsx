import { useState } from "react";
import { ComboboxField } from "#kit/web/forms/combobox-field.tsx";
import { type Area, areaNames } from "../contract/area.ts";
import { useAddressText } from "./address-text.ts";
import type { FieldOf } from "./field-of.ts";
import { useAreas } from "./use-areas.ts";

type AreaSearchProps = { field: FieldOf; area: Area | null; onArea: (area: Area | null) => void };

/** One search field for province, city and district. */
export function AreaSearch({ field, area, onArea }: AreaSearchProps) {
  const t = useAddressText();
  const [typed, setTyped] = useState(area ? areaNames(area) : "");
  const { areas, answered, failed } = useAreas(typed, area === null);
  const error = field("district").error ?? field("city").error ?? field("state").error;
  const pick = (picked: Area | undefined) => {
    if (!picked) return;
    setTyped(areaNames(picked));
    onArea(picked);
  };
  const status = failed
    ? t("area_failed")
    : areas.length > 0
      ? t("area_found", { count: areas.length })
      : answered !== null && area === null
        ? t("area_none", { words: answered })
        : "";
  return (
    <ComboboxField
      label={t("area")}
      hint={area === null ? t("area_hint") : undefined}
      error={error}
      speaksFor="district"
      typed={typed}
      onType={(text) => {
        setTyped(text);
        onArea(null);
      }}
      options={areas.map((found) => ({
        value: found.district,
        label: found.districtName,
        detail: `${found.cityName}, ${found.stateName}`,
      }))}
      onPick={(district) => pick(areas.find((found) => found.district === district))}
      // A single match is chosen when the shopper leaves the field.
      onBlur={() => areas.length === 1 && area === null && pick(areas[0])}
      listLabel={t("area_list")}
      status={status}
      picked={area !== null}
      required
    />
  );
}
