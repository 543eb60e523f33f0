import type { ReactNode } from "react";
import { signed } from "#kit/core/grouped-number.ts";
import { Alert } from "#kit/web/feedback/alert.tsx";
import { AdminPanel, Facts } from "#modules/admin/web/admin-panel.tsx";
import { shortTime } from "#modules/admin/web/short-time.ts";
import { type CustomersTextKey, useCustomersText } from "../customers-text.ts";
import type { Customer } from "./customer-model.ts";

type PointsPanelProps = {
  points: Customer["points"];
  /** The form that adjusts them; null for staff who may not. */
  form: ReactNode;
  /** The form that links or unlinks on behalf; null for staff who may not. */
  link: ReactNode;
  /** The form that has a locked PIN unlocked; null for staff who may not. */
  unlock: ReactNode;
  /** Adjustments that wait for approval. */
  notice: ReactNode;
  year: number;
};

/** Points of the club with their journal; an unavailable club is reported in the panel. */
export function PointsPanel({ points, form, unlock, link, notice, year }: PointsPanelProps) {
  const t = useCustomersText();
  const { state, available, held, tier, expiring, pinLockedUntil, entries } = points;
  return (
    <AdminPanel title={t("club")}>
      {state === "LINKED" ? (
        <div className="grid gap-3">
          <Facts
            facts={[
              [t("points"), available === null ? null : t("points_count", { count: available })],
              [t("points_held"), held ? t("points_count", { count: held }) : null],
              [t("tier"), tier],
              [t("expiring"), expiring ? `${t("points_count", { count: expiring.points })} · ${expiring.on}` : null],
            ]}
          />
          {notice}
          {pinLockedUntil === null ? null : (
            <p className="text-sm">{t("pin_locked", { time: shortTime(pinLockedUntil, year) })}</p>
          )}
          {pinLockedUntil === null ? null : unlock}
          {form}
          {link}
          <Adjustments points={points} year={year} />
          {entries.length === 0 ? null : (
            <details>
              <summary className="inline-flex min-h-11 cursor-pointer items-center font-bold underline">
                {t("points_journal")}
              </summary>
              <ul className="grid gap-1.5 text-sm tabular-nums">
                {entries.map((entry) => (
                  <li key={entry.id} className="flex flex-wrap justify-between gap-x-3">
                    <span className="min-w-0 break-words">
                      <strong>{t(`kind_${entry.kind}` as CustomersTextKey)}</strong>
                      <span className="text-ink-soft">
                        {" · "}
                        <time dateTime={entry.at}>{shortTime(entry.at, year)}</time>
                        {entry.reference && !entry.reference.startsWith("adjust:") ? ` · ${entry.reference}` : ""}
                      </span>
                    </span>
                    <span>{t("points_after", { points: signed(entry.points), balance: entry.balance })}</span>
                  </li>
                ))}
              </ul>
            </details>
          )}
        </div>
      ) : state === "NOT_LINKED" ? (
        <>
          <p className="text-sm text-ink-soft">{t("not_linked")}</p>
          {link}
        </>
      ) : (
        <Alert tone="warning">{t("club_away")}</Alert>
      )}
    </AdminPanel>
  );
}

/** What staff added and took: who, when, why, and whether the club has done it. */
function Adjustments({ points: { adjustments }, year }: { points: Customer["points"]; year: number }) {
  const t = useCustomersText();
  if (adjustments.length === 0) return null;
  return (
    <section aria-label={t("adjustments")}>
      <h3 className="mb-1.5 text-sm font-bold">{t("adjustments")}</h3>
      <ol className="grid gap-1.5 text-sm">
        {adjustments.map(({ key, points, reason, by, approvedBy, state, at }) => (
          <li key={key} className="min-w-0 break-words">
            <strong className="tabular-nums">{signed(points)}</strong>
            <span className="text-ink-soft">
              {" · "}
              {approvedBy === null ? by : t("by_both", { by, approver: approvedBy })} ·{" "}
              <time dateTime={at}>{shortTime(at, year)}</time>
              {state === "done" ? "" : ` · ${t(state === "asked" ? "adjust_asked" : "adjust_refused")}`}
            </span>
            <span className="block">{reason}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
