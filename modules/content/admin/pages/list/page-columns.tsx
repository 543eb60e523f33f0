import { Link } from "react-router";
import { Badge } from "#kit/web/feedback/badge.tsx";
import type { Translate } from "#kit/web/i18n/text-context.tsx";
import type { ListColumn } from "#modules/admin/web/record-list/record-table.tsx";
import { shortTime } from "#modules/admin/web/short-time.ts";
import type { PageStanding } from "../../../contract/page/page-list-query.ts";
import { editorPath } from "../page-address.ts";
import type { PagesTextKey } from "../pages-text.ts";
import { type PageRow, standingTone } from "./page-list-model.ts";

const moment = (iso: string | null, year: number) =>
  iso === null ? "–" : <time dateTime={iso}>{shortTime(iso, year)}</time>;

/** The columns of the page list; on a phone a row is a card with the most important ones. */
export const pageColumns = (t: Translate<PagesTextKey>, year: number): readonly ListColumn<PageRow>[] => [
  {
    key: "name",
    label: t("col_name"),
    isSortable: true,
    isAscendingFirst: true,
    className: "font-bold phone:col-span-2",
    render: ({ path, name }) => (
      <span className="grid">
        <Link
          to={editorPath(path)}
          data-row
          className="line-clamp-2 no-underline after:absolute after:inset-0 hover:underline"
        >
          {name}
        </Link>
        <span className="text-xs font-normal break-all text-ink-soft">{path}</span>
      </span>
    ),
  },
  {
    key: "standing",
    label: t("col_standing"),
    render: ({ standing }) => <Badge tone={standingTone(standing)}>{t(`standing_${standing as PageStanding}`)}</Badge>,
  },
  {
    key: "devices",
    label: t("col_devices"),
    className: "text-ink-soft phone:text-right",
    render: ({ devices }) =>
      devices.length === 0 ? "–" : devices.map((device) => t(device === "pc" ? "pc" : "h5")).join(", "),
  },
  {
    key: "publishAt",
    label: t("col_publishAt"),
    className: "tabular-nums md:whitespace-nowrap phone:hidden",
    render: ({ publishAt }) => moment(publishAt, year),
  },
  {
    key: "expiresAt",
    label: t("col_expiresAt"),
    className: "tabular-nums md:whitespace-nowrap phone:hidden",
    render: ({ expiresAt }) => moment(expiresAt, year),
  },
  {
    key: "changedBy",
    label: t("col_changedBy"),
    className: "text-ink-soft",
    render: ({ changedBy }) => changedBy ?? t("by_code"),
  },
  {
    key: "changed",
    label: t("col_changed"),
    isSortable: true,
    className: "text-ink-soft tabular-nums md:whitespace-nowrap phone:text-right",
    render: ({ changedAt }) => moment(changedAt, year),
  },
];
