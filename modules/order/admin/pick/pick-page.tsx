import { Form } from "react-router";
import { Button } from "#kit/web/actions/button.tsx";
import { EmptyState } from "#kit/web/feedback/empty-state.tsx";
import { SelectField } from "#kit/web/forms/select-field.tsx";
import type { AdminAnswer } from "#modules/admin/web/action-answer.ts";
import { ActionResult } from "#modules/admin/web/action-result.tsx";
import { useAdminText } from "#modules/admin/web/admin-text.ts";
import { PageHeader } from "#modules/admin/web/page-header.tsx";
import { QueueNotice } from "#modules/inventory/admin/scan/queue-notice.tsx";
import { ScanField } from "#modules/inventory/admin/scan/scan-field.tsx";
import { useScanQueue } from "#modules/inventory/admin/scan/use-scan-queue.ts";
import { ordersOf, type PickListModel, shelvesOf, sumOf } from "./pick-model.ts";
import { PickOrders } from "./pick-orders.tsx";
import { PickSkuItem } from "./pick-sku.tsx";
import { usePickUpdates } from "./use-pick-updates.ts";

export type PickPageProps = { list: PickListModel; answer: AdminAnswer | null; year: number };

/** The pick list of a place by shelf: scan on top, what is left below, orders that are complete at the end. */
export function PickPage({ list, answer, year }: PickPageProps) {
  const t = useAdminText();
  const place = list.place ?? "";
  const here = `/admin/pick?${new URLSearchParams({ place })}`;
  const { state, enter } = useScanQueue(`/admin/pick/scans?${new URLSearchParams({ place })}`, `pick-scans-${place}`);
  usePickUpdates();
  const { picked, pieces } = sumOf(list.lines);
  return (
    <div className="grid gap-4">
      <PageHeader title={t("pick")} />
      <p className="max-w-prose text-sm text-ink-soft">{t("pick_lead")}</p>
      {list.places.length > 1 ? (
        <Form className="flex flex-wrap items-end gap-2">
          <div className="min-w-0 grow sm:max-w-72">
            <SelectField
              key={place}
              name="place"
              label={t("pick_place")}
              defaultValue={place}
              options={list.places.map(({ code, name }) => ({ value: code, label: name }))}
            />
          </div>
          <Button type="submit" variant="secondary">
            {t("pick_show")}
          </Button>
        </Form>
      ) : null}
      <ActionResult answer={answer} />
      {list.lines.length === 0 ? (
        <EmptyState title={t("pick_none")}>{t("pick_none_text")}</EmptyState>
      ) : (
        <>
          <div className="grid gap-3 rounded-lg border border-line bg-surface p-4">
            <ScanField
              hint={t("pick_scan_hint")}
              button={t("pick_scan")}
              onCode={(code) => enter({ code })}
              error={state.last?.refusal ?? null}
            />
            <QueueNotice state={state} path={here} />
            <p className="text-sm font-bold tabular-nums">{t("pick_done", { picked, pieces })}</p>
          </div>
          {shelvesOf(list.lines).map(({ shelf, skus }) => (
            <section key={shelf} aria-label={shelf || t("pick_no_shelf")} className="grid gap-1.5">
              <h2 className="text-lg font-extrabold tracking-tight break-words">{shelf || t("pick_no_shelf")}</h2>
              <ul className="divide-y divide-line overflow-hidden rounded-lg border border-line bg-surface">
                {skus.map((sku) => (
                  <PickSkuItem key={sku.sku.skuCode} sku={sku} />
                ))}
              </ul>
            </section>
          ))}
          <PickOrders orders={ordersOf(list)} year={year} />
        </>
      )}
    </div>
  );
}
