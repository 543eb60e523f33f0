import { rp } from "#kit/core/format-rupiah.ts";
import { Picture } from "#kit/web/content/picture.tsx";
import { Badge } from "#kit/web/feedback/badge.tsx";
import { Icon } from "#kit/web/icons/icon.tsx";
import { AdminPanel } from "#modules/admin/web/admin-panel.tsx";
import { useAdminText } from "#modules/admin/web/admin-text.ts";
import type { AdminLineModel } from "./order-model.ts";

export function LinePicture({ path }: { path: string | null }) {
  return (
    <span className="grid size-12 shrink-0 place-items-center overflow-hidden rounded-sm bg-sunken text-ink-soft">
      {path === null ? (
        <Icon name="package" size="sm" />
      ) : (
        <Picture
          path={path}
          alt=""
          width={160}
          height={160}
          widths={[160]}
          sizes="48px"
          className="size-full object-cover"
        />
      )}
    </span>
  );
}

/** The lines with what is needed for picking: picture, name, SKU and barcode. */
export function OrderLines({ lines }: { lines: readonly AdminLineModel[] }) {
  const t = useAdminText();
  return (
    <AdminPanel title={t("goods")}>
      <ul className="divide-y divide-line">
        {lines.map((line) => (
          <li key={line.number} className="flex items-start gap-3 py-2.5">
            <LinePicture path={line.picture} />
            <div className="min-w-0 grow text-sm">
              <p className="font-semibold">
                <span className="mr-2">{line.name}</span>
                {line.isGift ? <Badge tone="sun">{t("gift")}</Badge> : null}
              </p>
              {line.attributes ? <p className="text-ink-soft">{line.attributes}</p> : null}
              <p className="text-xs wrap-anywhere text-ink-soft tabular-nums">
                {line.skuCode} · {line.barcode}
              </p>
              <p className="mt-1 flex flex-wrap gap-1.5">
                {line.sent > 0 ? <Badge tone="info">{t("count_sent", { count: line.sent })}</Badge> : null}
                {line.cancelled > 0 ? <Badge>{t("count_cancelled", { count: line.cancelled })}</Badge> : null}
                {line.cancelling > 0 ? (
                  <Badge tone="danger">{t("count_cancelling", { count: line.cancelling })}</Badge>
                ) : null}
              </p>
            </div>
            <p className="shrink-0 text-right text-sm tabular-nums">
              <strong className="text-base">{line.quantity}×</strong>
              <br />
              <span className="text-ink-soft">{rp(line.amount)}</span>
            </p>
          </li>
        ))}
      </ul>
    </AdminPanel>
  );
}
