import { useState } from "react";
import { Button } from "#kit/web/actions/button.tsx";
import { type Area, areaNames } from "../contract/area.ts";
import { useAddressText } from "./address-text.ts";
import { AreaLists } from "./area-lists.tsx";
import { AreaSearch } from "./area-search.tsx";
import type { FieldOf } from "./field-of.ts";

type AreaFieldProps = {
  field: FieldOf;
  initial: Area | null;
  /** Called with every choice, for values that depend on it such as freight. */
  onArea?: ((area: Area | null) => void) | undefined;
};

/** Province, city and district: one search field, or three lists (CK-16). */
export function AreaField({ field, initial, onArea }: AreaFieldProps) {
  const t = useAddressText();
  const [byLists, setByLists] = useState(false);
  const [area, setArea] = useState<Area | null>(initial);
  const choose = (chosen: Area | null) => {
    setArea(chosen);
    for (const name of ["state", "city", "district"]) field(name).onChange();
    onArea?.(chosen);
  };
  return (
    <div className="grid gap-1">
      {byLists ? (
        <AreaLists field={field} area={area} onArea={choose} />
      ) : (
        <>
          <AreaSearch field={field} area={area} onArea={choose} />
          <input type="hidden" name="state" value={area?.state ?? ""} />
          <input type="hidden" name="city" value={area?.city ?? ""} />
          <input type="hidden" name="district" value={area?.district ?? ""} />
        </>
      )}
      <Button
        variant="quiet"
        size="sm"
        icon={byLists ? "search" : "map-pin"}
        className="justify-self-start -ml-3.5"
        onClick={() => setByLists(!byLists)}
      >
        {t(byLists ? "area_by_search" : "area_by_lists")}
      </Button>
      <p role="status" className="sr-only">
        {area ? t("area_chosen", { area: areaNames(area) }) : ""}
      </p>
    </div>
  );
}
