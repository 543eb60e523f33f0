import { useState } from "react";
import { useFetcher } from "react-router";
import { Button } from "#kit/web/actions/button.tsx";
import { Alert } from "#kit/web/feedback/alert.tsx";
import { Spinner } from "#kit/web/feedback/spinner.tsx";
import { AdminPanel } from "#modules/admin/web/admin-panel.tsx";
import { useProductEditorText } from "../product-editor-text.ts";
import type { ReportAnswer } from "./report-model.ts";
import { PlaceStock, SalesTable, SearchList } from "./report-tables.tsx";

/** Sales by period and variant, stock by place and searches. They are read when the panel is opened, and again each time. */
export function ReportPanel({ code, labelOf }: { code: string; labelOf(skuCode: string): string }) {
  const t = useProductEditorText();
  const { load, data, state } = useFetcher<ReportAnswer>();
  const [isOpen, setOpen] = useState(false);
  const read = () => void load(`/admin/products/${encodeURIComponent(code)}/report`);
  const toggle = () => {
    if (!isOpen) read();
    setOpen(!isOpen);
  };
  return (
    <AdminPanel
      title={t("report")}
      end={
        <Button size="sm" variant="secondary" aria-expanded={isOpen} aria-controls="product-report" onClick={toggle}>
          {t(isOpen ? "report_close" : "report_open")}
        </Button>
      }
    >
      <div id="product-report" className={isOpen ? "grid gap-5" : "hidden"} aria-busy={state !== "idle"}>
        {data?.report ? (
          <>
            <SalesTable report={data.report} labelOf={labelOf} />
            <PlaceStock report={data.report} />
            <SearchList report={data.report} />
          </>
        ) : data && state === "idle" ? (
          <Alert
            tone="warning"
            live
            actions={
              <Button size="sm" variant="secondary" onClick={read}>
                {t("report_retry")}
              </Button>
            }
          >
            {t(data.problem === "STAFF_ONLY" ? "report_signed_out" : "report_failed")}
          </Alert>
        ) : (
          <Spinner label={t("report_loading")} />
        )}
      </div>
      {isOpen ? null : <p className="text-sm text-ink-soft">{t("report_about")}</p>}
    </AdminPanel>
  );
}
