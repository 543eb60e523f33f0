import { Link } from "react-router";
import { Badge } from "#kit/web/feedback/badge.tsx";
import type { Translate } from "#kit/web/i18n/text-context.tsx";
import type { ListColumn } from "#modules/admin/web/record-list/record-table.tsx";
import { shortTime } from "#modules/admin/web/short-time.ts";
import type { PlanState } from "../../contract/price-plan/price-plan-state.ts";
import { type PricePlanRow, planTone, pricePlanPath } from "./price-plan-list-model.ts";
import type { PricePlansTextKey } from "./price-plans-text.ts";

const moment = (iso: string | null, year: number) =>
  iso === null ? "–" : <time dateTime={iso}>{shortTime(iso, year)}</time>;

/** The columns of the list of price plans; on a phone a row is a card. */
export const pricePlanColumns = (
  t: Translate<PricePlansTextKey>,
  year: number,
): readonly ListColumn<PricePlanRow>[] => [
  {
    key: "name",
    label: t("col_name"),
    isSortable: true,
    isAscendingFirst: true,
    className: "font-bold phone:col-span-2",
    render: ({ code, name }) => (
      <span className="grid">
        <Link
          to={pricePlanPath(code)}
          data-row
          className="line-clamp-2 no-underline after:absolute after:inset-0 hover:underline"
        >
          {name || code}
        </Link>
        <span className="text-xs font-normal break-all text-ink-soft">{code}</span>
      </span>
    ),
  },
  {
    key: "state",
    label: t("col_state"),
    render: ({ state }) => <Badge tone={planTone(state)}>{t(`state_${state as PlanState}`)}</Badge>,
  },
  {
    key: "begins",
    label: t("label_beginsAt"),
    isSortable: true,
    className: "tabular-nums md:whitespace-nowrap phone:text-right",
    render: ({ beginsAt }) => (
      <>
        <span className="text-ink-soft md:hidden">{t("label_beginsAt")} </span>
        {moment(beginsAt, year)}
      </>
    ),
  },
  {
    key: "ends",
    label: t("label_endsAt"),
    className: "tabular-nums md:whitespace-nowrap phone:order-last phone:text-right",
    render: ({ endsAt }) => (
      <>
        <span className="text-ink-soft md:hidden">{t("label_endsAt")} </span>
        {moment(endsAt, year)}
      </>
    ),
  },
  {
    key: "skus",
    label: t("col_skus"),
    headClassName: "text-right",
    className: "whitespace-nowrap tabular-nums md:text-right",
    render: ({ skus }) => (
      <>
        <span className="md:hidden">{t("skus", { count: skus })}</span>
        <span className="phone:hidden">{skus.toLocaleString("id-ID")}</span>
      </>
    ),
  },
  {
    key: "changed",
    label: t("col_changed"),
    isSortable: true,
    headClassName: "max-lg:hidden",
    className: "whitespace-nowrap text-ink-soft tabular-nums max-lg:hidden",
    render: ({ updatedAt }) => moment(updatedAt, year),
  },
];
