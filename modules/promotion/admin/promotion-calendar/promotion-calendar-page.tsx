import { Link, useNavigation } from "react-router";
import { formatMonth } from "#kit/core/long-date.ts";
import { LinkButton } from "#kit/web/actions/link-button.tsx";
import { cx } from "#kit/web/class-names.ts";
import { Alert } from "#kit/web/feedback/alert.tsx";
import { EmptyState } from "#kit/web/feedback/empty-state.tsx";
import { useLocale } from "#kit/web/i18n/text-context.tsx";
import { PageHeader } from "#modules/admin/web/page-header.tsx";
import { useAdminKeys } from "#modules/admin/web/use-admin-keys.ts";
import { promotionsPath } from "../promotion-list/promotion-list-model.ts";
import { CalendarAgenda } from "./calendar-agenda.tsx";
import { type CalendarEntry, type CalendarView, calendarAddress, calendarViews, monthAfter } from "./calendar-model.ts";
import { CalendarMonth } from "./calendar-month.tsx";
import { usePromotionCalendarText } from "./promotion-calendar-text.ts";

export type PromotionCalendarPageProps = {
  month: string;
  view: CalendarView;
  today: string;
  entries: readonly CalendarEntry[];
  isCut: boolean;
};

const step = "min-h-9 pointer-coarse:min-h-11";

/** Calendar of promotions and coupons. The address holds month and view; a phone always shows the list. */
export function PromotionCalendarPage({ month, view, today, entries, isCut }: PromotionCalendarPageProps) {
  const t = usePromotionCalendarText();
  const locale = useLocale();
  const { state: loading } = useNavigation();
  useAdminKeys();
  const steps = [
    ["previous", monthAfter(month, -1)],
    ["today", today.slice(0, 7)],
    ["next", monthAfter(month, 1)],
  ] as const;
  return (
    <div className={cx("grid gap-3", loading === "loading" && "opacity-70")}>
      <PageHeader title={t("title")} above={[{ label: t("promotions"), to: promotionsPath }]} />
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-lg font-extrabold tracking-tight" aria-live="polite">
          {formatMonth(month, locale)}
        </h2>
        <nav aria-label={t("months")} className="flex flex-wrap gap-2">
          {steps.map(([name, to]) => (
            <LinkButton key={name} to={calendarAddress(to, view)} size="sm" variant="secondary" className={step}>
              {t(name)}
            </LinkButton>
          ))}
        </nav>
        <nav aria-label={t("views")} className="flex gap-1 phone:hidden">
          {calendarViews.map((one) => (
            <Link
              key={one}
              to={calendarAddress(month, one)}
              aria-current={one === view ? "page" : undefined}
              className={cx(
                "flex min-h-9 items-center rounded-md px-3 text-sm font-bold no-underline pointer-coarse:min-h-11",
                one === view ? "bg-ink text-paper" : "text-ink-soft hover:bg-sunken hover:text-ink",
              )}
            >
              {t(`view_${one}`)}
            </Link>
          ))}
        </nav>
      </div>
      {isCut ? <Alert tone="info">{t("cut")}</Alert> : null}
      {entries.length === 0 ? (
        <EmptyState title={t("none")}>{t("none_text")}</EmptyState>
      ) : (
        <>
          {view === "month" ? (
            <div className="phone:hidden">
              <CalendarMonth month={month} today={today} entries={entries} />
            </div>
          ) : null}
          <div className={view === "month" ? "hidden phone:block" : ""}>
            <CalendarAgenda entries={entries} />
          </div>
        </>
      )}
    </div>
  );
}
