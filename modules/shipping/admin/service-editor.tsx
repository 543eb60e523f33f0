import { useState } from "react";
import { useNavigate } from "react-router";
import { pathOf } from "#kit/core/fields/field-changes.ts";
import { Badge } from "#kit/web/feedback/badge.tsx";
import { PageHeader } from "#modules/admin/web/page-header.tsx";
import { RecordForm } from "#modules/admin/web/record-editor/record-form.tsx";
import { HistoryButton } from "#modules/admin/web/record-editor/record-history.tsx";
import { RemoveRecord } from "#modules/admin/web/record-editor/remove-record.tsx";
import { valueText } from "#modules/admin/web/record-editor/shown-value.ts";
import { type EditedRecord, useRecordEditor } from "#modules/admin/web/record-editor/use-record-editor.ts";
import { courierName } from "../contract/couriers.ts";
import {
  type RateState,
  routeOf,
  type ServiceState,
  serviceFields,
  serviceId,
  serviceOfId,
} from "../contract/service-state.ts";
import {
  type Area,
  areaNames,
  deliveryPath,
  type PlaceRow,
  rateText,
  rowsPerPage,
  servicePath,
  shownKeys,
} from "./delivery-model.ts";
import { type DeliveryTextKey, useDeliveryText } from "./delivery-text.ts";
import { RatesPanel, type RatesView } from "./rates-panel.tsx";
import { ServiceFields } from "./service-fields.tsx";
import { TryParcel } from "./try-parcel.tsx";

export type ServiceEditorProps = {
  id: string;
  /** Null for a new service. */
  record: EditedRecord | null;
  /** Provinces, cities, and the districts the saved rates name. */
  areas: readonly Area[];
  places: readonly PlaceRow[];
};

const everything: RatesView = { origin: "", text: "", page: 1 };

/** The page of an existing or a new service of a courier. Pass the id as React key. */
export function ServiceEditor({ id, record, areas: loaded, places }: ServiceEditorProps) {
  const t = useDeliveryText();
  const navigate = useNavigate();
  const isNew = record === null;
  const [made, setMade] = useState({ courier: "", code: "" });
  const [view, setView] = useState(everything);
  const [learned, setLearned] = useState<readonly Area[]>([]);
  const areas = [...loaded, ...learned];
  const nameOf = areaNames(areas);
  const editor = useRecordEditor({
    type: "courierService",
    id: isNew ? serviceId(made.courier, made.code) : id,
    record,
    items: ["rates"],
    labelOf(path) {
      if (path === "") return t("code");
      const [field = "", key = "", part] = path.split("/");
      const route = routeOf(key);
      if (route === null) return t(field as DeliveryTextKey);
      const where = t("route", { from: nameOf(route.originCode), to: nameOf(route.destinationCode) });
      return part === undefined ? where : `${where}: ${t(`rate_${part}` as DeliveryTextKey)}`;
    },
    showValue: (path, value) =>
      value === true
        ? t("yes")
        : path.startsWith("rates/") && typeof value === "object"
          ? rateText(value as Partial<RateState>, t)
          : valueText(value),
    reveal(path) {
      const key = path.split("/")[1];
      const { rates = {} } = editor.state as unknown as Partial<ServiceState>;
      const at = key === undefined ? -1 : shownKeys(rates, nameOf, everything).indexOf(key);
      if (at >= 0) setView({ ...everything, page: Math.floor(at / rowsPerPage) + 1 });
    },
    onSaved: ({ id: saved }) => (isNew ? void navigate(servicePath(saved)) : undefined),
  });
  const named = serviceOfId(id);
  const title = isNew ? t("new_service") : String(editor.saved.name ?? id);
  const isActive = editor.saved.active === true;
  const origins = [...new Map(places.flatMap(({ city }) => (city ? [[city.code, city] as const] : []))).values()];
  return (
    <div className="grid gap-3">
      <PageHeader
        title={title}
        above={[{ label: t("delivery"), to: deliveryPath }]}
        status={isNew ? undefined : <Badge tone={isActive ? "court" : "sun"}>{t(isActive ? "offered" : "off")}</Badge>}
        actions={
          isNew ? null : (
            <>
              {editor.editable ? (
                <RemoveRecord
                  {...{ editor, fields: serviceFields, list: deliveryPath }}
                  title={t("remove_service_title")}
                  text={t("remove_service_text")}
                />
              ) : null}
              <HistoryButton editor={editor} />
            </>
          )
        }
      />
      {named === null || isNew ? null : (
        <p className="text-sm text-ink-soft">{t("service_of", { courier: courierName(named.courierCode), id })}</p>
      )}
      <RecordForm editor={editor} label={title}>
        <ServiceFields editor={editor} made={isNew ? made : null} onMade={setMade} />
        <RatesPanel
          {...{ editor, areas, origins, view }}
          onView={setView}
          onLearn={(district) => setLearned([...learned, district])}
        />
      </RecordForm>
      {editor.editable ? (
        <TryParcel
          service={editor.id}
          changes={editor.changes.map(({ path, after }) => ({ path, value: after ?? null }))}
          areas={loaded}
          places={places}
          pathLabel={(path) => (path === pathOf("") ? t("code") : editor.labelOf(path))}
        />
      ) : null}
    </div>
  );
}
