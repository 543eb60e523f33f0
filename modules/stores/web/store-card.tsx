import { buttonClass } from "#kit/web/actions/button-class.ts";
import { cx } from "#kit/web/class-names.ts";
import { Picture } from "#kit/web/content/picture.tsx";
import { Badge } from "#kit/web/feedback/badge.tsx";
import { useLocale } from "#kit/web/i18n/text-context.tsx";
import { Icon } from "#kit/web/icons/icon.tsx";
import { openUntil, timeZoneOf } from "../contract/open-now.ts";
import { StoreHours } from "./store-hours.tsx";
import { directionsUrl, distanceText, type ListedStore, type StoreModel, storeAnchor } from "./store-model.ts";
import { StoreServices } from "./store-services.tsx";
import { useStoresText } from "./stores-text.ts";

export type StoreCardProps = ListedStore & {
  /** Only in the browser: the cached page must not depend on the time. */
  now: Date | null;
  /** Highlighted after a click on its pin. */
  marked: boolean;
  priority: boolean;
};

export function StoreCard({ store, km, now, marked, priority }: StoreCardProps) {
  const t = useStoresText();
  const locale = useLocale();
  return (
    <article
      id={storeAnchor(store.storeCode)}
      tabIndex={-1}
      className={cx(
        "flex h-full scroll-mt-6 flex-col overflow-hidden rounded-lg bg-surface shadow-lift target:ring-3 target:ring-brick",
        marked && "ring-3 ring-brick",
      )}
    >
      <div className="aspect-[3/2] bg-sunken">
        {store.image ? (
          <Picture
            path={store.image}
            alt=""
            width={960}
            height={640}
            widths={[320, 400, 640, 800]}
            sizes="(min-width: 1280px) 400px, (min-width: 769px) 32vw, 92vw"
            priority={priority}
            className="size-full object-cover"
          />
        ) : null}
      </div>
      <div className="flex grow flex-col gap-3 p-4 md:p-5">
        <div>
          <div className="flex items-start justify-between gap-3">
            <h2 className="text-lg leading-snug font-extrabold">{store.storeName}</h2>
            {km === null ? null : <Badge tone="info">{distanceText(km, locale)}</Badge>}
          </div>
          <address className="mt-1 text-ink-soft not-italic">
            {store.address1}
            <br />
            {store.city}, {store.province} {store.zipCode}
          </address>
        </div>
        <div className="text-sm">
          <OpenNow store={store} now={now} />
          <StoreHours store={store} />
        </div>
        <StoreServices services={store.services} />
        <div className="mt-auto flex flex-wrap gap-2 pt-1">
          <a
            href={directionsUrl(store)}
            target="_blank"
            rel="noopener"
            className={buttonClass({ variant: "court", size: "sm", className: "grow" })}
          >
            <Icon name="map-pin" />
            {t("directions")}
            <span className="sr-only">
              : {store.storeName} {t("opensInNewTab")}
            </span>
          </a>
          <a
            href={`tel:${store.phone.replaceAll(" ", "")}`}
            className={buttonClass({ variant: "secondary", size: "sm", className: "grow tabular-nums" })}
          >
            <Icon name="phone" />
            {store.phone}
          </a>
        </div>
      </div>
    </article>
  );
}

function OpenNow({ store, now }: { store: StoreModel; now: Date | null }) {
  const t = useStoresText();
  // Reserves the line before hydration, so that the layout does not shift.
  if (!now) return <p className="mb-1">&nbsp;</p>;
  const until = openUntil(store.hours, timeZoneOf(store.province), now);
  return (
    <p className={cx("mb-1 font-bold", until ? "text-court-ink" : "text-ink-soft")}>
      {until ? t("openUntil", { time: until }) : t("closedNow")}
    </p>
  );
}
