import { useState } from "react";
import { Button } from "#kit/web/actions/button.tsx";
import { FieldError } from "#kit/web/forms/field-frame.tsx";
import { SelectField } from "#kit/web/forms/select-field.tsx";
import { TextField } from "#kit/web/forms/text-field.tsx";
import { AdminPanel } from "#modules/admin/web/admin-panel.tsx";
import { useAdminText } from "#modules/admin/web/admin-text.ts";
import { fieldId } from "#modules/admin/web/record-editor/field-id.ts";
import type { RecordEditor } from "#modules/admin/web/record-editor/use-record-editor.ts";
import { routeOf, type ServiceState } from "../contract/service-state.ts";
import { AddRates } from "./add-rates.tsx";
import { type Area, areaNames, type Rates, rowsPerPage, shownKeys } from "./delivery-model.ts";
import { useDeliveryText } from "./delivery-text.ts";
import { PasteRates } from "./paste-rates.tsx";
import { RateRow } from "./rate-row.tsx";

export type RatesView = { readonly origin: string; readonly text: string; readonly page: number };

type RatesPanelProps = {
  editor: RecordEditor;
  areas: readonly Area[];
  /** The cities parcels are sent from. */
  origins: readonly Area[];
  view: RatesView;
  onView: (view: RatesView) => void;
  /** A district whose name the page does not have yet. */
  onLearn: (district: Area) => void;
};

/** The rates of a service, a page at a time, and the ways to add more. */
export function RatesPanel({ editor, areas, origins, view, onView, onLearn }: RatesPanelProps) {
  const t = useDeliveryText();
  const [open, setOpen] = useState<"add" | "paste" | null>(null);
  const { rates = {} } = editor.state as unknown as Partial<ServiceState>;
  const nameOf = areaNames(areas);
  const keys = shownKeys(rates, nameOf, view);
  const pages = Math.max(Math.ceil(keys.length / rowsPerPage), 1);
  const page = Math.min(view.page, pages);
  const add = (added: Rates, district?: Area) => {
    if (district) onLearn(district);
    editor.set("rates", { ...rates, ...added });
    onView({ origin: "", text: "", page: 1 });
    setOpen(null);
  };
  const ways = { areas, origins, rates, onAdd: add, onClose: () => setOpen(null) };
  const used = new Set(Object.keys(rates).map((key) => routeOf(key)?.originCode ?? ""));
  const cities = areas.filter(({ code }) => used.has(code));
  return (
    <AdminPanel
      title={t("rates")}
      end={
        <span role="status" className="text-sm text-ink-soft tabular-nums">
          {t("rates_count", { count: Object.keys(rates).length })}
        </span>
      }
    >
      <div id={fieldId("rates")} tabIndex={-1} className="grid gap-3">
        <FieldError id={`${fieldId("rates")}-error`} error={editor.problemAt("rates")} />
        {editor.editable ? (
          <div className="flex flex-wrap gap-2">
            <Button size="sm" variant="secondary" icon="plus" onClick={() => setOpen("add")}>
              {t("add_rates")}
            </Button>
            <Button size="sm" variant="secondary" icon="copy" onClick={() => setOpen("paste")}>
              {t("paste_rates")}
            </Button>
          </div>
        ) : null}
        <div className="grid items-start gap-3 sm:grid-cols-2">
          <TextField
            name="find-rate"
            label={t("find_rate")}
            value={view.text}
            maxLength={80}
            autoComplete="off"
            onChange={(event) => onView({ ...view, text: event.currentTarget.value, page: 1 })}
            // Enter would save the record instead.
            onKeyDown={(event) => event.key === "Enter" && event.preventDefault()}
          />
          <SelectField
            name="find-origin"
            label={t("sent_from")}
            placeholder={t("every_city")}
            options={cities.map(({ code, name }) => ({ value: code, label: name }))}
            value={view.origin}
            onChange={(event) => onView({ ...view, origin: event.currentTarget.value, page: 1 })}
          />
        </div>
        {keys.length === 0 ? (
          <p className="text-sm text-ink-soft">{t(Object.keys(rates).length === 0 ? "no_rates" : "no_rates_found")}</p>
        ) : (
          <RateTable editor={editor} keys={keys.slice((page - 1) * rowsPerPage, page * rowsPerPage)} nameOf={nameOf} />
        )}
        <TablePages {...{ page, pages }} onPage={(to) => onView({ ...view, page: to })} />
      </div>
      {open === "add" ? <AddRates {...ways} /> : null}
      {open === "paste" ? <PasteRates {...ways} /> : null}
    </AdminPanel>
  );
}

const head = "px-1.5 py-2 text-xs font-bold text-ink-soft";

type RateTableProps = { editor: RecordEditor; keys: readonly string[]; nameOf: (code: string) => string };

function RateTable({ editor, keys, nameOf }: RateTableProps) {
  const t = useDeliveryText();
  return (
    <div className="overflow-hidden rounded-lg border border-line">
      <table className="w-full border-collapse text-sm md:table-fixed phone:block">
        <thead className="border-b border-line bg-sunken phone:hidden">
          <tr>
            <th className={`${head} pl-2.5 text-left`}>{t("area")}</th>
            <th className={`${head} w-28 text-right`}>{t("rate_first")}</th>
            <th className={`${head} w-28 text-right`}>{t("rate_next")}</th>
            <th className={`${head} w-20 text-right`}>{t("rate_from")}</th>
            <th className={`${head} w-20 text-right`}>{t("rate_to")}</th>
            {editor.editable ? (
              <th className={`${head} w-12`}>
                <span className="sr-only">{t("remove_column")}</span>
              </th>
            ) : null}
          </tr>
        </thead>
        <tbody className="divide-y divide-line phone:block">
          {keys.map((key) => {
            const { originCode = "", destinationCode = "" } = routeOf(key) ?? {};
            return (
              <RateRow key={key} editor={editor} rateKey={key} from={nameOf(originCode)} to={nameOf(destinationCode)} />
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

function TablePages({ page, pages, onPage }: { page: number; pages: number; onPage: (page: number) => void }) {
  const adminText = useAdminText();
  if (pages <= 1) return null;
  return (
    <nav aria-label={adminText("pages")} className="flex flex-wrap items-center gap-3 text-sm">
      <Button size="sm" variant="secondary" disabled={page === 1} onClick={() => onPage(page - 1)}>
        {adminText("page_before")}
      </Button>
      <span className="font-bold text-ink-soft tabular-nums">{adminText("page_of", { page, pages })}</span>
      <Button size="sm" variant="secondary" disabled={page === pages} onClick={() => onPage(page + 1)}>
        {adminText("page_after")}
      </Button>
    </nav>
  );
}
