import { Link } from "react-router";
import { formatDay } from "#kit/core/date-format.ts";
import { type ListState, listQuery } from "#modules/admin/contract/list-state.ts";
import { useAdminText } from "#modules/admin/web/admin-text.ts";
import { countedCustomers } from "../contract/counted-customer.ts";
import { countedFilters, noChannel, orderList, ordersPath } from "./order-list.ts";

const written = (day = "") => formatDay(new Date(`${day}T00:00:00+07:00`));

/** Says that the list shows the orders behind a number of the reports, and leads back to all. */
export function CountedNotice({ shown }: { shown: ListState }) {
  const t = useAdminText();
  const { filters } = shown;
  const { countedFrom = "", countedUntil = "" } = filters;
  if (!isDay(countedFrom) || !isDay(countedUntil)) return null;
  const others = Object.fromEntries(
    Object.entries(filters).filter(([name]) => !(countedFilters as readonly string[]).includes(name)),
  );
  const rest = listQuery(shown, orderList, { filters: others });
  const of = ["channel", "sku", "product", "category", "promotion"].flatMap((name) => {
    const code = filters[name];
    return code === undefined || code === noChannel ? [] : [code];
  });
  const customer = countedCustomers.find((one) => one === filters.customer);
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-md border border-line bg-sunken px-3 py-2 text-sm">
      <span>
        {t("counted_orders", { from: written(countedFrom), until: written(countedUntil) })}
        {customer === undefined ? "" : ` · ${t(`counted_${customer}`)}`}
        {of.length > 0 ? ` · ${of.join(", ")}` : ""}
      </span>
      <Link
        to={rest.size > 0 ? `?${rest}` : ordersPath}
        className="inline-flex items-center font-bold underline pointer-coarse:min-h-11"
      >
        {t("counted_all")}
      </Link>
    </p>
  );
}

const isDay = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));
