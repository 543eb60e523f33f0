import { FieldFrame } from "#kit/web/forms/field-frame.tsx";
import { inputClass } from "#kit/web/forms/input-class.ts";
import { AdminPanel } from "#modules/admin/web/admin-panel.tsx";
import { fieldId } from "#modules/admin/web/record-editor/field-id.ts";
import { RecordText } from "#modules/admin/web/record-editor/record-fields.tsx";
import type { RecordEditor } from "#modules/admin/web/record-editor/use-record-editor.ts";
import { pastedCoordinates, typedDegrees } from "./coordinates.ts";
import { PlaceMap } from "./place-map.tsx";
import type { StoreRow } from "./store-row.ts";
import { useStoresAdminText } from "./stores-admin-text.ts";

type PlacePanelProps = { editor: RecordEditor; code: string; stores: readonly StoreRow[] };

/** Where a store is: its address, and its coordinates typed or chosen on the map. */
export function PlacePanel({ editor, code, stores }: PlacePanelProps) {
  const t = useStoresAdminText();
  const [latitude, longitude] = [editor.value("latitude"), editor.value("longitude")];
  const setPlace = (place: { latitude: number; longitude: number }) => {
    editor.set("latitude", place.latitude);
    editor.set("longitude", place.longitude);
  };
  return (
    <AdminPanel title={t("place")}>
      <div className="grid gap-3">
        <RecordText editor={editor} path="address" maxLength={100} autoComplete="off" />
        <div className="grid items-start gap-3 md:grid-cols-3">
          <RecordText editor={editor} path="city" maxLength={80} autoComplete="off" />
          <RecordText editor={editor} path="province" hint={t("province_hint")} maxLength={80} autoComplete="off" />
          <RecordText editor={editor} path="zip" maxLength={5} inputMode="numeric" autoComplete="off" />
        </div>
        <div className="grid items-start gap-3 md:grid-cols-2">
          {(["latitude", "longitude"] as const).map((path) => {
            const value = editor.value(path);
            return (
              <FieldFrame
                key={path}
                id={fieldId(path)}
                label={t(path)}
                hint={path === "latitude" ? t("coordinates_hint") : ""}
                error={editor.problemAt(path)}
              >
                {(links) => (
                  <input
                    {...links}
                    type="text"
                    autoComplete="off"
                    spellCheck={false}
                    value={value === undefined || value === null ? "" : String(value)}
                    readOnly={!editor.editable}
                    onChange={({ currentTarget: { value: typed } }) => {
                      const pair = pastedCoordinates(typed);
                      if (pair) setPlace(pair);
                      else editor.set(path, typedDegrees(typed));
                    }}
                    className={inputClass("tabular-nums")}
                  />
                )}
              </FieldFrame>
            );
          })}
        </div>
        <PlaceMap
          place={typeof latitude === "number" && typeof longitude === "number" ? { latitude, longitude } : null}
          landmarks={stores.filter((store) => store.code !== code)}
          editable={editor.editable}
          onPlace={setPlace}
        />
      </div>
    </AdminPanel>
  );
}
