import { Form, Link, useNavigation, useSubmit } from "react-router";
import { rp } from "#kit/core/format-rupiah.ts";
import { Button } from "#kit/web/actions/button.tsx";
import { cx } from "#kit/web/class-names.ts";
import { Badge } from "#kit/web/feedback/badge.tsx";
import { EmptyState } from "#kit/web/feedback/empty-state.tsx";
import { boxClass } from "#kit/web/forms/input-class.ts";
import { PageHeader } from "#modules/admin/web/page-header.tsx";
import { PageLinks } from "#modules/admin/web/page-links.tsx";
import { ExportLink } from "#modules/admin/web/record-list/export-link.tsx";
import { type ListColumn, RecordTable } from "#modules/admin/web/record-list/record-table.tsx";
import { shortDay } from "#modules/admin/web/short-time.ts";
import { useAdminKeys } from "#modules/admin/web/use-admin-keys.ts";
import { useFormValues } from "#modules/admin/web/use-form-values.ts";
import { cashDayFilters } from "../contract/cash-states.ts";
import {
  type CashDayRow,
  type CashDaysModel,
  cashDayPath,
  cashPath,
  cashState,
  cashTone,
  signedRp,
} from "./cash-model.ts";
import { useCashText } from "./cash-text.ts";

export type CashDaysPageProps = { days: CashDaysModel; asked: { storeCode: string; state: string }; year: number };

const box = `${boxClass} min-h-9 w-full min-w-0 px-3 text-base font-normal text-ink pointer-coarse:min-h-11 md:text-sm`;
const label = "grid gap-1 text-xs font-bold text-ink-soft";

/** Days with cash by store, newest first, and the way to any day. */
export function CashDaysPage({ days, asked, year }: CashDaysPageProps) {
  const t = useCashText();
  const { state } = useNavigation();
  const columns = useColumns(year);
  useAdminKeys();
  const address = (page: number) =>
    `${cashPath}?${new URLSearchParams({ ...filled(asked), ...(page > 1 ? { page: String(page) } : {}) })}`;
  return (
    <div className={cx("grid gap-3", state === "loading" && "opacity-70")}>
      <PageHeader title={t("title")} actions={<ExportLink />} />
      <p className="max-w-prose text-sm text-ink-soft">{t("lead")}</p>
      <OpenDay days={days} />
      <DayFilter days={days} asked={asked} />
      {days.rows.length === 0 ? (
        <EmptyState title={t("none")}>{t("none_text")}</EmptyState>
      ) : (
        <RecordTable columns={columns} rows={days.rows} idOf={cashDayPath} sort="" sortAddress={() => ""} />
      )}
      <PageLinks page={days.page} pages={Math.ceil(days.total / days.pageSize)} address={address} />
    </div>
  );
}

const filled = (values: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ""));

/** Leads to the page of a day, also of one without cash. */
function OpenDay({ days: { stores, today, ownStore } }: { days: CashDaysModel }) {
  const t = useCashText();
  return (
    <Form className="flex flex-wrap items-end gap-2 rounded-lg border border-line bg-surface p-4">
      <StoreSelect stores={stores} name="openStore" chosen={ownStore ?? ""} />
      <label className={label}>
        {t("day")}
        <input type="date" name="openDay" defaultValue={today} max={today} required className={box} />
      </label>
      <Button type="submit" variant="court" size="sm">
        {t("count_day")}
      </Button>
    </Form>
  );
}

type StoreSelectProps = { stores: CashDaysModel["stores"]; name: string; chosen: string; any?: string };

function StoreSelect({ stores, name, chosen, any }: StoreSelectProps) {
  const t = useCashText();
  return (
    <label className={`${label} phone:w-full md:max-w-72`}>
      {t("store")}
      <select name={name} defaultValue={chosen} className={box}>
        {any === undefined ? null : <option value="">{any}</option>}
        {stores.map((store) => (
          <option key={store.code} value={store.code}>
            {store.name}
          </option>
        ))}
      </select>
    </label>
  );
}

function DayFilter({ days, asked }: Pick<CashDaysPageProps, "days" | "asked">) {
  const t = useCashText();
  const submit = useSubmit();
  const form = useFormValues(asked);
  return (
    <Form role="search" ref={form} className="flex flex-wrap items-end gap-2">
      {days.stores.length > 1 ? (
        <StoreSelect stores={days.stores} name="storeCode" chosen={asked.storeCode} any={t("all_stores")} />
      ) : null}
      <label className={label}>
        {t("state")}
        <select
          name="state"
          defaultValue={asked.state}
          onChange={(event) => submit(event.currentTarget.form, { replace: true })}
          className={box}
        >
          <option value="">{t("all_states")}</option>
          {cashDayFilters.map((one) => (
            <option key={one} value={one}>
              {t(`state_${one}`)}
            </option>
          ))}
        </select>
      </label>
      <Button type="submit" variant="secondary" size="sm">
        {t("show")}
      </Button>
    </Form>
  );
}

function useColumns(year: number): readonly ListColumn<CashDayRow>[] {
  const t = useCashText();
  const amount = (name: string, value: string) => (
    <>
      <span className="text-ink-soft md:hidden">{name} </span>
      {value}
    </>
  );
  return [
    {
      key: "day",
      label: t("day"),
      className: "font-bold",
      render: (row) => (
        <Link
          to={cashDayPath(row)}
          data-row
          className="inline-flex items-center tabular-nums no-underline after:absolute after:inset-0 hover:underline phone:min-h-11"
        >
          {shortDay(row.day, year)} · {row.storeName}
        </Link>
      ),
    },
    {
      key: "state",
      label: t("state"),
      render: ({ state }) => <Badge tone={cashTone(state)}>{t(`state_${cashState(state)}`)}</Badge>,
    },
    {
      key: "orders",
      label: t("orders"),
      className: "tabular-nums",
      render: ({ orders }) => amount(t("orders"), String(orders)),
    },
    {
      key: "expected",
      label: t("expected"),
      className: "tabular-nums",
      render: ({ expected }) => amount(t("expected"), rp(expected)),
    },
    {
      key: "difference",
      label: t("difference"),
      className: "tabular-nums",
      render: ({ difference }) => (difference === null ? "" : amount(t("difference"), signedRp(difference))),
    },
    {
      key: "closedBy",
      label: t("closed_by"),
      className: "text-ink-soft",
      render: ({ closedBy }) => closedBy ?? "",
    },
  ];
}
