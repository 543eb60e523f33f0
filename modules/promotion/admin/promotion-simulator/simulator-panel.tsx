import { useState } from "react";
import { Button } from "#kit/web/actions/button.tsx";
import { useApi } from "#kit/web/api/api-context.tsx";
import { Alert } from "#kit/web/feedback/alert.tsx";
import { boxClass } from "#kit/web/forms/input-class.ts";
import { AdminPanel } from "#modules/admin/web/admin-panel.tsx";
import type { RecordEditor } from "#modules/admin/web/record-editor/use-record-editor.ts";
import { orderCounts } from "../../contract/simulation.ts";
import {
  AdminSimulatePromotionDocument,
  type AdminSimulatePromotionResult,
} from "./promotion-simulator.graphql.gen.ts";
import { usePromotionSimulatorText } from "./promotion-simulator-text.ts";
import { SimulationResult } from "./simulation-result.tsx";

const box = `${boxClass} min-h-9 w-full min-w-0 px-3 text-base font-normal text-ink pointer-coarse:min-h-11 md:text-sm`;
const label = "grid gap-1 text-xs font-bold text-ink-soft phone:w-full";

type Found = AdminSimulatePromotionResult["adminSimulatePromotion"];

/** Simulates the promotion as typed on placed orders and open carts. Nothing is saved. */
export function SimulatorPanel({ editor }: { editor: RecordEditor }) {
  const t = usePromotionSimulatorText();
  const api = useApi();
  const [orders, setOrders] = useState("1000");
  const [from, setFrom] = useState("");
  const [until, setUntil] = useState("");
  const [carts, setCarts] = useState(true);
  const [running, setRunning] = useState(false);
  const [found, setFound] = useState<{ readonly result: Found; readonly state: string } | "failed" | null>(null);
  const typed = JSON.stringify(editor.state);
  const isEmpty = orders === "0" && !carts;
  const isTurned = from !== "" && until !== "" && until < from;

  const run = async () => {
    if (running) return;
    setRunning(true);
    const input = {
      promotionCode: editor.id,
      state: JSON.parse(typed),
      orders: Number(orders),
      from: from || null,
      until: until || null,
      carts,
    };
    await api(AdminSimulatePromotionDocument, { input }).then(
      ({ adminSimulatePromotion: result }) => setFound({ result, state: typed }),
      () => setFound("failed"),
    );
    setRunning(false);
  };
  /** Enter runs the simulation instead of saving the surrounding form. */
  const onEnter = (event: React.KeyboardEvent) => {
    if (event.key !== "Enter") return;
    event.preventDefault();
    void run();
  };
  const result = found === null || found === "failed" ? null : found.result;
  return (
    <AdminPanel title={t("title")}>
      <div className="grid gap-3">
        <p className="text-sm text-ink-soft">{t("about")}</p>
        <div className="flex flex-wrap items-end gap-2">
          <label className={label}>
            {t("orders")}
            <select value={orders} onChange={(event) => setOrders(event.currentTarget.value)} className={box}>
              {orderCounts.map((count) => (
                <option key={count} value={count}>
                  {t("newest", { count })}
                </option>
              ))}
              <option value="0">{t("no_orders")}</option>
            </select>
          </label>
          <label className={label}>
            {t("from")}
            <input
              type="date"
              value={from}
              onChange={(event) => setFrom(event.currentTarget.value)}
              onKeyDown={onEnter}
              className={box}
            />
          </label>
          <label className={label}>
            {t("until")}
            <input
              type="date"
              value={until}
              aria-invalid={isTurned}
              aria-describedby={isTurned ? "simulation-period" : undefined}
              onChange={(event) => setUntil(event.currentTarget.value)}
              onKeyDown={onEnter}
              className={box}
            />
          </label>
          <label className="flex min-h-9 items-center gap-2 text-sm pointer-coarse:min-h-11">
            <input
              type="checkbox"
              checked={carts}
              onChange={(event) => setCarts(event.currentTarget.checked)}
              className="size-5 accent-court"
            />
            {t("carts")}
          </label>
          <Button
            size="sm"
            variant="secondary"
            loading={running}
            disabled={isEmpty || isTurned}
            onClick={() => void run()}
          >
            {t("run")}
          </Button>
        </div>
        {isTurned ? (
          <p id="simulation-period" className="text-sm font-bold text-danger">
            {t("period_turned")}
          </p>
        ) : null}
        <p role="status" className="text-sm text-ink-soft empty:hidden">
          {running ? t("running") : ""}
        </p>
        {found === "failed" ? (
          <Alert live tone="error">
            {t("failed")}
          </Alert>
        ) : null}
        {result !== null && result.errorCode !== null ? (
          <Alert live tone="error" title={result.errorMessage ?? t("failed")}>
            <ul className="grid">
              {result.problems.map(({ path, message }) => (
                <li key={`${path} ${message}`}>
                  <button
                    type="button"
                    className="min-h-8 text-left underline pointer-coarse:min-h-11"
                    onClick={() => editor.show(path)}
                  >
                    {editor.labelOf(path)}: {message}
                  </button>
                </li>
              ))}
            </ul>
          </Alert>
        ) : null}
        {result !== null && result.errorCode === null ? (
          <>
            {found !== null && found !== "failed" && found.state !== typed ? (
              <Alert tone="info">{t("changed_since")}</Alert>
            ) : null}
            <SimulationResult result={result} kind={String(editor.state.kind)} />
          </>
        ) : null}
      </div>
    </AdminPanel>
  );
}
