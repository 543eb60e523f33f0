import { Link } from "react-router";
import { Badge } from "#kit/web/feedback/badge.tsx";
import type { Translate } from "#kit/web/i18n/text-context.tsx";
import { languageNames } from "#modules/admin/web/language-names.ts";
import type { ListColumn } from "#modules/admin/web/record-list/record-table.tsx";
import { shortTime } from "#modules/admin/web/short-time.ts";
import type { CustomersTextKey } from "../customers-text.ts";
import { type CustomerRow, customerPath } from "./customer-list-model.ts";

const moment = (iso: string | null, year: number) =>
  iso === null ? "–" : <time dateTime={iso}>{shortTime(iso, year)}</time>;

const languageOf = (language: string | null): string =>
  language === null ? "–" : (languageNames[language as keyof typeof languageNames] ?? language);

/** The columns of the customer list; on a phone a row is a card with the most important ones. */
export const customerColumns = (
  t: Translate<CustomersTextKey>,
  year: number,
  isMasked: boolean,
): readonly ListColumn<CustomerRow>[] => [
  {
    key: "name",
    label: t("col_name"),
    // Sorting by name would reveal masked names.
    isSortable: !isMasked,
    isAscendingFirst: true,
    className: "font-bold phone:col-span-2",
    render: ({ code, name, status, isImported }) => (
      <span className="flex flex-wrap items-center gap-2">
        <Link to={customerPath(code)} data-row className="no-underline after:absolute after:inset-0 hover:underline">
          {name || code}
        </Link>
        {status === "BLOCKED" ? <Badge tone="danger">{t("blocked")}</Badge> : null}
        {isImported ? <Badge tone="neutral">{t("imported")}</Badge> : null}
      </span>
    ),
  },
  {
    key: "mobile",
    label: t("mobile"),
    className: "whitespace-nowrap tabular-nums",
    render: ({ mobile }) => mobile ?? "–",
  },
  {
    key: "email",
    label: t("email"),
    className: "break-all text-ink-soft phone:text-right",
    render: ({ email }) => email ?? "–",
  },
  {
    key: "registered",
    label: t("registered"),
    isSortable: true,
    className: "whitespace-nowrap tabular-nums text-ink-soft",
    render: ({ registeredAt }) => (
      <>
        <span className="md:hidden">{t("registered")} </span>
        {moment(registeredAt, year)}
      </>
    ),
  },
  {
    key: "orders",
    label: t("orders"),
    headClassName: "text-right",
    className: "text-right tabular-nums",
    render: ({ orders }) => (
      <>
        <span className="text-ink-soft md:hidden">{t("orders")} </span>
        {orders}
      </>
    ),
  },
  {
    key: "lastOrder",
    label: t("last_order"),
    className: "whitespace-nowrap tabular-nums text-ink-soft phone:hidden",
    render: ({ lastOrderAt }) => moment(lastOrderAt, year),
  },
  {
    key: "club",
    label: t("club"),
    className: "phone:hidden",
    render: ({ isInClub }) => (isInClub ? <Badge tone="court">{t("linked")}</Badge> : "–"),
  },
  {
    key: "language",
    label: t("language"),
    className: "text-ink-soft phone:hidden",
    render: ({ language }) => languageOf(language),
  },
  {
    key: "code",
    label: t("code"),
    className: "whitespace-nowrap text-ink-soft phone:hidden",
    render: ({ code }) => code,
  },
];
