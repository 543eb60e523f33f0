import { Link, useNavigation } from "react-router";
import { rp } from "#kit/core/format-rupiah.ts";
import { LinkButton } from "#kit/web/actions/link-button.tsx";
import { cx } from "#kit/web/class-names.ts";
import { Alert } from "#kit/web/feedback/alert.tsx";
import { Badge } from "#kit/web/feedback/badge.tsx";
import { EmptyState } from "#kit/web/feedback/empty-state.tsx";
import { AdminPanel } from "#modules/admin/web/admin-panel.tsx";
import { PageHeader } from "#modules/admin/web/page-header.tsx";
import { ExportLink } from "#modules/admin/web/record-list/export-link.tsx";
import { type ListColumn, RecordTable } from "#modules/admin/web/record-list/record-table.tsx";
import { SettingsTabs } from "#modules/admin/web/settings-tabs.tsx";
import { useAdminKeys } from "#modules/admin/web/use-admin-keys.ts";
import {
  type DeliveryFigures,
  deliveryPath,
  type PlaceRow,
  placePath,
  type ServiceRow,
  servicePath,
} from "./delivery-model.ts";
import { type DeliveryTextKey, useDeliveryText } from "./delivery-text.ts";

/** Services of couriers, the places parcels are sent from, and what nobody delivers to. */
export function DeliveryPage({ services, places, unreached, mayEdit }: DeliveryFigures & { mayEdit: boolean }) {
  const t = useDeliveryText();
  const { state } = useNavigation();
  const serviceColumns = useServiceColumns();
  const placeColumns = usePlaceColumns();
  useAdminKeys();
  const hasWarehouse = places.some(({ kind, city }) => kind === "warehouse" && city !== null);
  return (
    <div className={cx("grid gap-3", state === "loading" && "opacity-70")}>
      <PageHeader title={t("delivery")} actions={<ExportLink />} />
      <SettingsTabs />
      <p className="max-w-prose text-sm text-ink-soft">{t("lead")}</p>
      <p className="max-w-prose text-sm text-ink-soft">
        {t("free_hint")}{" "}
        <Link to="/admin/promotions" className="inline-flex min-h-6 items-center pointer-coarse:min-h-11">
          {t("promotions")}
        </Link>
      </p>
      {!hasWarehouse ? (
        <Alert tone="info">{t("no_warehouse")}</Alert>
      ) : unreached.length > 0 ? (
        <Alert tone="info">{t("unreached", { names: unreached.join(", ") })}</Alert>
      ) : null}
      <AdminPanel title={t("services")} end={mayEdit ? <NewLink to="services/new" text="new_service" /> : null}>
        {services.length === 0 ? (
          <EmptyState title={t("no_services")}>{t("no_services_text")}</EmptyState>
        ) : (
          <RecordTable columns={serviceColumns} rows={services} idOf={({ id }) => id} sort="" sortAddress={() => ""} />
        )}
      </AdminPanel>
      <AdminPanel title={t("places")} end={mayEdit ? <NewLink to="places/new" text="new_place" /> : null}>
        {places.length === 0 ? (
          <EmptyState title={t("no_places")}>{t("no_places_text")}</EmptyState>
        ) : (
          <RecordTable columns={placeColumns} rows={places} idOf={({ code }) => code} sort="" sortAddress={() => ""} />
        )}
      </AdminPanel>
    </div>
  );
}

function NewLink({ to, text }: { to: string; text: DeliveryTextKey }) {
  const t = useDeliveryText();
  return (
    <LinkButton to={`${deliveryPath}/${to}`} size="sm" variant="court" icon="plus">
      {t(text)}
    </LinkButton>
  );
}

const linkClass =
  "inline-flex min-h-6 items-center no-underline after:absolute after:inset-0 hover:underline pointer-coarse:min-h-11";

function useServiceColumns(): readonly ListColumn<ServiceRow>[] {
  const t = useDeliveryText();
  return [
    {
      key: "name",
      label: t("name"),
      className: "font-bold",
      render: ({ id, name }) => (
        <Link to={servicePath(id)} data-row prefetch="intent" className={linkClass}>
          {name}
        </Link>
      ),
    },
    { key: "courier", label: t("courier"), className: "text-ink-soft", render: ({ courier }) => courier },
    {
      key: "origins",
      label: t("sent_from"),
      className: "text-ink-soft phone:col-span-2",
      render: ({ origins }) => origins.join(", "),
    },
    {
      key: "rates",
      label: t("rates"),
      className: "tabular-nums",
      render: ({ rates }) => t("rates_count", { count: rates }),
    },
    {
      key: "price",
      label: t("one_kilogram"),
      className: "whitespace-nowrap text-ink-soft tabular-nums",
      render: ({ lowest, highest }) =>
        lowest === null || highest === null ? "–" : lowest === highest ? rp(lowest) : `${rp(lowest)}–${rp(highest)}`,
    },
    {
      key: "state",
      label: t("state"),
      render: ({ active }) => <Badge tone={active ? "court" : "sun"}>{t(active ? "offered" : "off")}</Badge>,
    },
  ];
}

function usePlaceColumns(): readonly ListColumn<PlaceRow>[] {
  const t = useDeliveryText();
  return [
    {
      key: "name",
      label: t("place_name"),
      className: "font-bold",
      render: ({ code, name }) => (
        <Link to={placePath(code)} data-row prefetch="intent" className={linkClass}>
          {name}
        </Link>
      ),
    },
    { key: "code", label: t("code"), className: "text-ink-soft", render: ({ code }) => code },
    { key: "kind", label: t("kind"), render: ({ kind }) => t(kind === "store" ? "kind_store" : "kind_warehouse") },
    { key: "city", label: t("city"), className: "text-ink-soft", render: ({ city }) => city?.name ?? "–" },
  ];
}
