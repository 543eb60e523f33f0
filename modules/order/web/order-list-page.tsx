import { Form, Link, useNavigation } from "react-router";
import { Button } from "#kit/web/actions/button.tsx";
import { LinkButton } from "#kit/web/actions/link-button.tsx";
import { LoadMore } from "#kit/web/actions/load-more.tsx";
import { cx } from "#kit/web/class-names.ts";
import { EmptyState } from "#kit/web/feedback/empty-state.tsx";
import { TextField } from "#kit/web/forms/text-field.tsx";
import { deliveryMethodCodes } from "#modules/shipping/contract/wire/delivery-method-codes.ts";
import { type OrderTab, orderTabs } from "../contract/order-status.ts";
import { useListPosition } from "./list-position.ts";
import { OrderEntry } from "./order-entry.tsx";
import { nextOrderPage, type OrderEntryModel, type OrderPlace } from "./order-model.ts";
import { useOrderText } from "./order-text.ts";
import { PlacedFree } from "./placed-free.tsx";

type DeliveryCode = (typeof deliveryMethodCodes)[keyof typeof deliveryMethodCodes];

export type OrderListPageProps = {
  orders: readonly OrderEntryModel[];
  total: number;
  tab: OrderTab;
  /** The wire code of the delivery method; null for both. */
  deliveryType: DeliveryCode | null;
  sought: string;
  place: OrderPlace;
  /** Codes of orders that were just placed without anything to pay, from the address. */
  placed: string | null;
};

type View = { tab?: string; deliveryType?: string | null; orderCode?: string; page?: number };

/** The address of a view of the list. All choices are in it, so that back and reload restore them. */
function viewPath({ tab, deliveryType, orderCode, page }: View): string {
  const query = new URLSearchParams();
  if (tab && tab !== "all") query.set("tab", tab);
  // The list shows home delivery by default; other kinds need a filter.
  if (deliveryType !== deliveryMethodCodes.homeDelivery) query.set("deliveryType", deliveryType ?? "all");
  if (orderCode) query.set("orderCode", orderCode);
  if (page && page > 1) query.set("page", String(page));
  return `?${query}`;
}

const chip = (active: boolean) =>
  cx(
    "inline-flex min-h-11 items-center rounded-md px-3.5 text-sm font-bold whitespace-nowrap transition-colors",
    active ? "bg-brick-soft text-brick-ink" : "border border-line hover:bg-sunken",
  );

export function OrderListPage({ orders, total, tab, deliveryType, sought, place, placed }: OrderListPageProps) {
  const t = useOrderText();
  const { state } = useNavigation();
  useListPosition(place.list);
  const tabs = Object.keys(orderTabs) as OrderTab[];
  return (
    <>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h1 className="text-2xl font-extrabold tracking-tight md:text-3xl">{t("title")}</h1>
        <p role="status" className="text-sm text-ink-soft tabular-nums">
          {total > 0 ? t("count", { count: total }) : null}
        </p>
      </div>
      <div className="mt-4 empty:hidden">
        <PlacedFree orders={orders} placed={placed} />
      </div>
      <nav aria-label={t("tabs")} className="-mx-4 mt-4 overflow-x-auto px-4">
        <ul className="flex gap-1 border-b-2 border-line">
          {tabs.map((key) => (
            <li key={key} className="shrink-0">
              <Link
                to={viewPath({ tab: key, deliveryType, orderCode: sought })}
                preventScrollReset
                aria-current={key === tab ? "page" : undefined}
                className={cx(
                  "inline-flex min-h-12 items-center px-3.5 font-bold",
                  key === tab ? "text-ink shadow-[inset_0_-4px_0_var(--brick)]" : "text-ink-soft hover:text-ink",
                )}
              >
                {t(`tab_${key}`)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className="mt-4 grid gap-3 md:flex md:items-end md:justify-between">
        <ul aria-label={t("delivery")} className="flex flex-wrap gap-2">
          {[...Object.values(deliveryMethodCodes), null].map((type) => (
            <li key={type ?? "both"}>
              <Link
                to={viewPath({ tab, deliveryType: type, orderCode: sought })}
                preventScrollReset
                aria-current={type === deliveryType ? "true" : undefined}
                className={chip(type === deliveryType)}
              >
                {t(
                  type === null
                    ? "delivery_both"
                    : type === deliveryMethodCodes.homeDelivery
                      ? "delivery_home"
                      : "delivery_pickup",
                )}
              </Link>
            </li>
          ))}
        </ul>
        <Form role="search" className="flex items-end gap-2" preventScrollReset>
          {tab === "all" ? null : <input type="hidden" name="tab" value={tab} />}
          {deliveryType === deliveryMethodCodes.storePickup ? (
            <input type="hidden" name="deliveryType" value={deliveryType} />
          ) : null}
          <div className="grow md:w-56">
            <TextField
              key={sought}
              name="orderCode"
              label={t("search")}
              defaultValue={sought}
              maxLength={40}
              autoComplete="off"
            />
          </div>
          <Button type="submit" variant="secondary" icon="search" className="shrink-0 whitespace-nowrap">
            {t("find")}
          </Button>
        </Form>
      </div>
      {orders.length === 0 ? (
        <Nothing
          filtered={tab !== "all" || sought !== "" || deliveryType === deliveryMethodCodes.storePickup}
          place={place}
        />
      ) : (
        <ul className="mt-5 grid gap-4">
          {orders.map((order) => (
            <OrderEntry key={order.orderCode} order={order} place={place} />
          ))}
        </ul>
      )}
      {orders.length < total ? (
        <LoadMore
          to={viewPath({ tab, deliveryType, orderCode: sought, page: nextOrderPage(orders.length) })}
          label={t("more")}
          loading={state === "loading"}
          loadingLabel={t("loading")}
          status={t("shown", { shown: orders.length, total })}
          shown={orders.length}
          total={total}
        />
      ) : null}
    </>
  );
}

function Nothing({ filtered, place }: { filtered: boolean; place: OrderPlace }) {
  const t = useOrderText();
  if (filtered) {
    return (
      <EmptyState title={t("none_here")} actions={<LinkButton to={place.list}>{t("show_all")}</LinkButton>}>
        <p>{t("none_here_text")}</p>
      </EmptyState>
    );
  }
  return (
    <EmptyState title={t("empty")} actions={<LinkButton to="/plp/search">{t("look_around")}</LinkButton>}>
      <p>{t("empty_text")}</p>
    </EmptyState>
  );
}
