import { Link } from "react-router";
import { rp } from "#kit/core/format-rupiah.ts";
import { Badge } from "#kit/web/feedback/badge.tsx";
import type { Translate } from "#kit/web/i18n/text-context.tsx";
import type { ListColumn } from "#modules/admin/web/record-list/record-table.tsx";
import { shortTime } from "#modules/admin/web/short-time.ts";
import type { CouponListState } from "../../contract/record/coupon-fields.ts";
import { type CouponRow, couponPath, couponTone } from "./coupon-list-model.ts";
import type { CouponListTextKey } from "./coupon-list-text.ts";

const moment = (iso: string, year: number) => <time dateTime={iso}>{shortTime(iso, year)}</time>;

/** The columns of the coupon list; on a phone a row is a card with the most important ones. */
export const couponColumns = (
  t: Translate<CouponListTextKey>,
  discountOf: (row: CouponRow) => string,
  year: number,
): readonly ListColumn<CouponRow>[] => [
  {
    key: "name",
    label: t("col_name"),
    isSortable: true,
    isAscendingFirst: true,
    className: "font-bold phone:col-span-2",
    render: ({ code, name }) => (
      <span className="grid">
        <Link
          to={couponPath(code)}
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
    render: ({ state }) => <Badge tone={couponTone(state)}>{t(`state_${state as CouponListState}`)}</Badge>,
  },
  {
    key: "discount",
    label: t("col_discount"),
    className: "text-ink-soft phone:text-right",
    render: (row) => discountOf(row),
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
    key: "used",
    label: t("col_used"),
    isSortable: true,
    headClassName: "text-right",
    className: "whitespace-nowrap tabular-nums md:text-right",
    render: ({ used, usesLimit }) => (
      <>
        <span className="text-ink-soft md:hidden">{t("col_used")} </span>
        {usesLimit === null
          ? used.toLocaleString("id-ID")
          : t("used_of", { used: used.toLocaleString("id-ID"), limit: usesLimit.toLocaleString("id-ID") })}
      </>
    ),
  },
  {
    key: "codes",
    label: t("col_codes"),
    className: "text-ink-soft phone:hidden",
    render: ({ singleUse }) => t(singleUse ? "codes_many" : "codes_one"),
  },
  {
    key: "minimum",
    label: t("col_minimum"),
    headClassName: "text-right",
    className: "text-right whitespace-nowrap tabular-nums phone:hidden",
    render: ({ minimumSpend }) => (minimumSpend === 0 ? "–" : rp(minimumSpend)),
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
