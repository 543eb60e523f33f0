import { useState } from "react";
import { Link } from "react-router";
import { formatDateTime } from "#kit/core/date-format.ts";
import { rp } from "#kit/core/format-rupiah.ts";
import { Button } from "#kit/web/actions/button.tsx";
import { CopyButton } from "#kit/web/actions/copy-button.tsx";
import { Card } from "#kit/web/content/card.tsx";
import { TitledCard } from "#kit/web/content/titled-card.tsx";
import { Alert } from "#kit/web/feedback/alert.tsx";
import { Badge } from "#kit/web/feedback/badge.tsx";
import { useLocale } from "#kit/web/i18n/text-context.tsx";
import { Icon } from "#kit/web/icons/icon.tsx";
import { returnStatusCodes } from "#modules/order/contract/wire/return-status-codes.ts";
import { ContactProof } from "#modules/order/web/contact-proof/contact-proof.tsx";
import { ProductPicture } from "#modules/order/web/product-picture.tsx";
import { LogisticsForm } from "./logistics-form.tsx";
import { RefundSums } from "./refund-preview.tsx";
import { type ReturnModel, type ReturnPlace, returnTone } from "./return-model.ts";
import { ReturnSteps } from "./return-steps.tsx";
import { useReturnText } from "./return-text.ts";
import { UndoDialog } from "./undo-dialog.tsx";

export type ReturnDetailPageProps = { back: ReturnModel; place: ReturnPlace };

/** Everything about one return: its state, the next step, the refund, and the reason (RN-01). */
export function ReturnDetailPage({ back, place }: ReturnDetailPageProps) {
  const t = useReturnText();
  const locale = useLocale();
  const [undoing, setUndoing] = useState(false);
  return (
    <ContactProof orderCode={back.orderCode}>
      <div className="grid gap-5">
        <div>
          <Link
            to={place.order(back.orderCode)}
            className="-ml-1 inline-flex min-h-11 items-center gap-1 text-sm font-bold text-ink-soft hover:text-ink"
          >
            <Icon name="chevron-left" size="sm" />
            {t("back_to_order", { code: back.orderCode })}
          </Link>
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
            <h1 className="text-2xl font-extrabold tracking-tight md:text-3xl">
              {t("return", { code: back.returnCode })}
            </h1>
            <Badge tone={returnTone(back.status)}>{back.afterSaleStatusStr}</Badge>
          </div>
          <div className="mt-1 flex flex-wrap items-center gap-x-3 text-sm text-ink-soft">
            <p>{t("asked_at", { time: formatDateTime(new Date(back.createTime), locale) })}</p>
            <CopyButton
              text={back.returnCode}
              label={t("copy")}
              copiedLabel={t("copied")}
              failedLabel={t("copy_failed")}
            />
          </div>
        </div>
        <Card as="section" studs={back.status === returnStatusCodes.refunded ? "court" : "sun"}>
          <ReturnSteps back={back} />
          <p className="mt-5">{t(`next_${back.status}` as "next_10")}</p>
          {back.approverDescription ? (
            <div className="mt-4">
              <Alert tone={back.status === returnStatusCodes.refused ? "warning" : "info"} title={t("shop_says")}>
                <p className="break-words whitespace-pre-line">{back.approverDescription}</p>
              </Alert>
            </div>
          ) : null}
          {back.canCancelReturnOrder ? (
            <div className="mt-5">
              <Button variant="secondary" icon="undo-2" onClick={() => setUndoing(true)}>
                {t("undo")}
              </Button>
            </div>
          ) : null}
        </Card>
        <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_20rem]">
          <div className="grid gap-5">
            <Logistics back={back} />
            <TitledCard title={t("items")} icon="shopping-bag">
              <ReturnedProducts products={back.returnProductList} />
            </TitledCard>
            <RequestDetails back={back} />
          </div>
          <TitledCard title={t("sums")} icon="receipt">
            <Sums back={back} />
          </TitledCard>
        </div>
        <UndoDialog open={undoing} returnCode={back.returnCode} onClose={() => setUndoing(false)} />
      </div>
    </ContactProof>
  );
}

type Part = { back: ReturnModel };

/** The refund, and its destination; empty for a refused or undone return. */
function Sums({ back }: Part) {
  const t = useReturnText();
  if (back.status === returnStatusCodes.refused || back.status === returnStatusCodes.cancelled)
    return <p>{t("nothing_back")}</p>;
  const subtotal = back.orderReturnProductOuts.reduce((sum, { amount }) => sum + amount, 0);
  return (
    <>
      <RefundSums
        sums={{
          goods: subtotal,
          freight: back.freightAmount,
          deducted: back.deductedAmount,
          reasons: back.deductions,
          money: back.amount,
          points: back.points,
        }}
      />
      <p className="mt-3 text-sm text-ink-soft">
        {back.bankAccount ? t("to_account", { account: back.bankAccount }) : t("way_back")}
      </p>
      {back.refundRemark ? <p className="mt-3 text-sm break-words">{back.refundRemark}</p> : null}
    </>
  );
}

/** Where it goes, by when, and with whom it travels. */
function Logistics({ back }: Part) {
  const t = useReturnText();
  const locale = useLocale();
  if (!back.sendTo && !back.expressCode) return null;
  return (
    <TitledCard title={t("logistics")} icon="truck">
      {back.sendTo ? (
        <address className="grid gap-0.5 break-words not-italic">
          <span className="text-sm text-ink-soft">{t("send_to")}</span>
          <span className="font-bold">{back.sendTo.name}</span>
          <span>{back.sendTo.address}</span>
          <span className="tabular-nums">{back.sendTo.phone}</span>
          <span className="mt-2 text-sm text-ink-soft">{t("write_on_parcel", { code: back.returnCode })}</span>
        </address>
      ) : null}
      {back.expressCode ? (
        <p className="mt-4">
          <span className="block text-sm text-ink-soft">{t("travels_with")}</span>
          <span className="font-bold break-words">
            {back.companyName} · <span className="tabular-nums">{back.expressCode}</span>
          </span>
        </p>
      ) : null}
      {back.canFullLogistics ? (
        <>
          {back.sendUntil ? (
            <p className="mt-4 font-bold">
              {t("send_until", { time: formatDateTime(new Date(back.sendUntil), locale) })}
            </p>
          ) : null}
          <LogisticsForm returnCode={back.returnCode} />
        </>
      ) : null}
    </TitledCard>
  );
}

function ReturnedProducts({ products }: { products: ReturnModel["returnProductList"] }) {
  const t = useReturnText();
  return (
    <ul className="divide-y divide-line">
      {products.map((line) => (
        <li key={line.orderItemCode} className="flex gap-4 py-4 first:pt-0 last:pb-0">
          <ProductPicture path={line.image} />
          <div className="min-w-0 grow">
            <p className="font-bold break-words">{line.skuName}</p>
            {line.attributes.length > 0 ? (
              <p className="text-sm text-ink-soft">
                {line.attributes.map(({ key, value }) => `${key}: ${value}`).join(" · ")}
              </p>
            ) : null}
            <p className="text-sm text-ink-soft">{line.reasonStr}</p>
            <div className="mt-1 flex flex-wrap items-center justify-between gap-x-4">
              <p className="text-sm text-ink-soft tabular-nums">{t("count", { count: line.count })}</p>
              <p className="font-bold tabular-nums">{rp(line.amount)}</p>
            </div>
          </div>
        </li>
      ))}
    </ul>
  );
}

/** The shopper's reason and photos. */
function RequestDetails({ back: { remark, photos, videoUrl } }: Part) {
  const t = useReturnText();
  if (remark === "" && photos.length === 0 && videoUrl === null) return null;
  return (
    <TitledCard title={t("told")} icon="message-circle">
      {remark === "" ? null : <p className="break-words whitespace-pre-line">{remark}</p>}
      {photos.length > 0 ? (
        <ul className="mt-3 flex flex-wrap gap-3">
          {photos.map(({ id, url, width, height }, index) => (
            <li key={id}>
              <a href={url} target="_blank" rel="noreferrer">
                <img
                  src={url}
                  alt={t("photo", { number: index + 1 })}
                  width={width}
                  height={height}
                  loading="lazy"
                  className="size-24 rounded-md bg-sunken object-cover"
                />
              </a>
            </li>
          ))}
        </ul>
      ) : null}
      {videoUrl ? (
        <a
          href={videoUrl}
          target="_blank"
          rel="noreferrer nofollow"
          className="mt-2 inline-flex min-h-11 items-center gap-2 font-bold break-all underline"
        >
          {t("video")}
          <Icon name="external-link" size="sm" />
        </a>
      ) : null}
    </TitledCard>
  );
}
