import { CopyButton } from "#kit/web/actions/copy-button.tsx";
import { cx } from "#kit/web/class-names.ts";
import { Picture } from "#kit/web/content/picture.tsx";
import { Alert } from "#kit/web/feedback/alert.tsx";
import { Badge } from "#kit/web/feedback/badge.tsx";
import { Icon, type IconName } from "#kit/web/icons/icon.tsx";
import { ParcelHistory } from "./parcel-history.tsx";
import type { ParcelModel } from "./parcel-model.ts";
import { useParcelsText } from "./parcels-text.ts";

type Tone = { readonly badge: "sun" | "court" | "danger" | "neutral"; readonly box: string; readonly icon: IconName };

const moving: Tone = { badge: "sun", box: "bg-sun text-on-sun", icon: "truck" };
const tones: Readonly<Record<string, Tone>> = {
  booked: { badge: "neutral", box: "bg-sunken text-ink-soft", icon: "package" },
  delivered: { badge: "court", box: "bg-court text-on-court", icon: "check" },
  failed: { badge: "danger", box: "bg-danger text-surface", icon: "triangle-alert" },
  returned: { badge: "neutral", box: "bg-ink text-paper", icon: "arrow-left" },
};

type ParcelCardProps = { parcel: ParcelModel; place: string | null };

/** One parcel: courier, number, state, history and contents. */
export function ParcelCard({ parcel, place }: ParcelCardProps) {
  const t = useParcelsText();
  const { companyName, expressCode, expressStatus, expressStatusStr, deliveryFailReason, signerName } = parcel;
  const { badge, box, icon } = tones[expressStatus] ?? moving;
  return (
    <article aria-label={place ?? `${companyName} ${expressCode ?? ""}`.trim()} className="grid gap-4">
      <header className="flex items-start gap-3">
        <span className={cx("grid size-11 shrink-0 place-items-center rounded-md", box)}>
          <Icon name={icon} />
        </span>
        <div className="min-w-0 grow">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <h3 className="font-extrabold">{companyName}</h3>
            <Badge tone={badge}>{expressStatusStr}</Badge>
            {place ? <span className="text-sm text-ink-soft">{place}</span> : null}
          </div>
          {expressCode === null ? (
            <p className="text-sm text-ink-soft">{t("number_soon")}</p>
          ) : (
            <p className="flex flex-wrap items-center gap-x-2 text-sm">
              <span className="text-ink-soft">{t("number")}</span>
              <span className="font-bold tracking-wide break-all tabular-nums">{expressCode}</span>
              <CopyButton
                text={expressCode}
                label={t("copy")}
                copiedLabel={t("copied")}
                failedLabel={t("copy_failed")}
              />
            </p>
          )}
          {signerName ? <p className="text-sm">{t("signed_by", { name: signerName })}</p> : null}
        </div>
      </header>
      {deliveryFailReason ? (
        <Alert tone="error" title={t("failed_title")}>
          <p>{t("failed_next", { reason: deliveryFailReason })}</p>
        </Alert>
      ) : null}
      {expressStatus === "returned" ? <Alert tone="warning">{t("returned")}</Alert> : null}
      <ParcelHistory parcel={parcel} />
      <Inside items={parcel.items} />
    </article>
  );
}

function Inside({ items }: { items: ParcelModel["items"] }) {
  const t = useParcelsText();
  return (
    <ul aria-label={t("inside")} className="flex flex-wrap gap-2">
      {items.map(({ orderItemCode, skuName, image, count }) => (
        <li key={orderItemCode} className="relative size-14 rounded-md bg-sunken">
          <span className="grid size-full place-items-center overflow-hidden rounded-md text-ink-soft">
            {image === null ? (
              <Icon name="package" label={t("pieces", { name: skuName, count })} />
            ) : (
              <Picture
                path={image}
                alt={t("pieces", { name: skuName, count })}
                width={112}
                height={112}
                widths={[96, 160]}
                sizes="56px"
                className="size-full object-cover"
              />
            )}
          </span>
          <span
            aria-hidden="true"
            className="absolute -right-1 -bottom-1 rounded-sm bg-ink px-1.5 text-2xs font-extrabold text-paper tabular-nums"
          >
            ×{count}
          </span>
        </li>
      ))}
    </ul>
  );
}
