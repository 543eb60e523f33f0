import { hoursLines, timeZoneOf } from "../contract/open-now.ts";
import type { StoreModel } from "./store-model.ts";
import { useStoresText } from "./stores-text.ts";

/** Opening hours in local time; consecutive days with the same hours are one line. */
export function StoreHours({ store }: { store: StoreModel }) {
  const t = useStoresText();
  const days: Readonly<Record<string, string>> = {
    MONDAY: t("monday"),
    TUESDAY: t("tuesday"),
    WEDNESDAY: t("wednesday"),
    THURSDAY: t("thursday"),
    FRIDAY: t("friday"),
    SATURDAY: t("saturday"),
    SUNDAY: t("sunday"),
  };
  const clock = timeZoneOf(store.province).name;
  const lines = hoursLines(store.hours);
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-4">
      {lines.map(({ weekday, until, opens, closes }) => (
        <div key={weekday} className="col-span-2 grid grid-cols-subgrid">
          <dt>
            {lines.length === 1 ? t("everyDay") : weekday === until ? days[weekday] : `${days[weekday]}–${days[until]}`}
          </dt>
          <dd className="tabular-nums">{opens && closes ? `${opens}–${closes} ${clock}` : t("closed")}</dd>
        </div>
      ))}
    </dl>
  );
}
