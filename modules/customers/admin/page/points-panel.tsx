import { Alert } from "#kit/web/feedback/alert.tsx";
import { AdminPanel, Facts } from "#modules/admin/web/admin-panel.tsx";
import { useCustomersText } from "../customers-text.ts";
import type { Customer } from "./customer-model.ts";

/** Points of the club; an unavailable club is reported in the panel. */
export function PointsPanel({ points }: { points: Customer["points"] }) {
  const t = useCustomersText();
  const { state, available, held, tier, expiring } = points;
  return (
    <AdminPanel title={t("club")}>
      {state === "LINKED" ? (
        <Facts
          facts={[
            [t("points"), available === null ? null : t("points_count", { count: available })],
            [t("points_held"), held ? t("points_count", { count: held }) : null],
            [t("tier"), tier],
            [t("expiring"), expiring ? `${t("points_count", { count: expiring.points })} · ${expiring.on}` : null],
          ]}
        />
      ) : state === "NOT_LINKED" ? (
        <p className="text-sm text-ink-soft">{t("not_linked")}</p>
      ) : (
        <Alert tone="warning">{t("club_away")}</Alert>
      )}
    </AdminPanel>
  );
}
