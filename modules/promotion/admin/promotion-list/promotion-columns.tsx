import { Link } from "react-router";
import { Badge } from "#kit/web/feedback/badge.tsx";
import type { Translate } from "#kit/web/i18n/text-context.tsx";
import type { ListColumn } from "#modules/admin/web/record-list/record-table.tsx";
import { shortTime } from "#modules/admin/web/short-time.ts";
import type { ActivityKind } from "../../contract/activity-kind.ts";
import type { ActivityState } from "../../contract/activity-state.ts";
import { type PromotionRow, promotionsPath, stateTone } from "./promotion-list-model.ts";
import type { PromotionListTextKey } from "./promotion-list-text.ts";

const moment = (iso: string | null, year: number) =>
  iso === null ? "–" : <time dateTime={iso}>{shortTime(iso, year)}</time>;

/** The columns of the promotion list; on a phone a row is a card with the most important ones. */
export const promotionColumns = (
  t: Translate<PromotionListTextKey>,
  year: number,
): readonly ListColumn<PromotionRow>[] => [
  {
    key: "name",
    label: t("col_name"),
    isSortable: true,
    isAscendingFirst: true,
    className: "font-bold phone:col-span-2",
    render: ({ code, name }) => (
      <span className="grid">
        <Link
          to={`${promotionsPath}/${encodeURIComponent(code)}`}
          data-row
          className="line-clamp-2 no-underline after:absolute after:inset-0 hover:underline"
        >
          {name || t("unnamed")}
        </Link>
        <span className="text-xs font-normal break-all text-ink-soft">{code}</span>
      </span>
    ),
  },
  {
    key: "state",
    label: t("col_state"),
    render: ({ state }) => <Badge tone={stateTone(state)}>{t(`state_${state as ActivityState}`)}</Badge>,
  },
  {
    key: "kind",
    label: t("col_kind"),
    className: "text-ink-soft phone:text-right",
    render: ({ kind }) => t(`kind_${kind as ActivityKind}`),
  },
  {
    key: "begins",
    label: t("col_begins"),
    isSortable: true,
    className: "tabular-nums md:whitespace-nowrap",
    render: ({ beginsAt }) => (
      <>
        <span className="text-ink-soft md:hidden">{t("col_begins")} </span>
        {moment(beginsAt, year)}
      </>
    ),
  },
  {
    key: "ends",
    label: t("col_ends"),
    isSortable: true,
    className: "tabular-nums md:whitespace-nowrap phone:text-right",
    render: ({ endsAt }) => (
      <>
        <span className="text-ink-soft md:hidden">{t("col_ends")} </span>
        {moment(endsAt, year)}
      </>
    ),
  },
  {
    key: "units",
    label: t("col_units"),
    headClassName: "text-right",
    className: "text-right whitespace-nowrap tabular-nums phone:hidden",
    render: ({ units, sold }) => (units === null ? "–" : t("sold_of", { sold: sold ?? 0, units })),
  },
  {
    key: "priority",
    label: t("col_priority"),
    headClassName: "text-right",
    className: "text-right tabular-nums phone:hidden",
    render: ({ priority }) => priority,
  },
  {
    key: "code",
    label: t("col_code"),
    isSortable: true,
    isAscendingFirst: true,
    className: "whitespace-nowrap text-ink-soft phone:hidden",
    render: ({ code }) => code,
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
