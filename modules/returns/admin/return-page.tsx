import type { ReactNode } from "react";
import { Link } from "react-router";
import { rp } from "#kit/core/format-rupiah.ts";
import { Badge } from "#kit/web/feedback/badge.tsx";
import type { AdminAnswer } from "#modules/admin/web/action-answer.ts";
import { ActionResult } from "#modules/admin/web/action-result.tsx";
import { AdminPanel, Facts } from "#modules/admin/web/admin-panel.tsx";
import { useAdminText } from "#modules/admin/web/admin-text.ts";
import { PageHeader } from "#modules/admin/web/page-header.tsx";
import { shortTime } from "#modules/admin/web/short-time.ts";
import { LinePicture } from "#modules/order/admin/order-lines.tsx";
import { ReturnActions } from "./return-actions.tsx";
import { type AdminReturnModel, returnTone } from "./return-model.ts";

export type ReturnPageProps = {
  back: AdminReturnModel;
  answer: AdminAnswer | null;
  year: number;
  /** Further notes on the return, such as a refund that waits for approval. */
  notice?: ReactNode;
};

/** One return: the shopper's reason and photos, its value, and the allowed actions. */
export function ReturnPage({ back, answer, year, notice }: ReturnPageProps) {
  const t = useAdminText();
  return (
    <div className="grid gap-4">
      <PageHeader
        title={back.returnCode}
        above={[{ label: t("returns"), to: "/admin/returns" }]}
        status={<Badge tone={returnTone(back.status)}>{back.statusText}</Badge>}
      />
      <ActionResult answer={answer} />
      {notice}
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1.7fr)_minmax(0,1fr)]">
        <div className="grid gap-4">
          <ReturnActions key={back.status} back={back} answer={answer} />
          <AdminPanel title={t("goods")}>
            <ul className="divide-y divide-line">
              {back.lines.map((line) => (
                <li key={line.number} className="flex items-center gap-3 py-2 text-sm">
                  <LinePicture path={line.picture} />
                  <span className="min-w-0 grow">
                    <strong className="block font-semibold">{line.name}</strong>
                    <span className="text-xs text-ink-soft">{line.skuCode}</span>
                  </span>
                  <span className="text-right tabular-nums">
                    <strong className="text-base">{line.quantity}×</strong>
                    <br />
                    <span className="text-ink-soft">{rp(line.money)}</span>
                  </span>
                </li>
              ))}
            </ul>
          </AdminPanel>
          {back.photos.length > 0 ? (
            <AdminPanel title={t("photos")}>
              <ul className="flex flex-wrap gap-3">
                {back.photos.map(({ url, width, height }, index) => (
                  <li key={url}>
                    <a href={url} target="_blank" rel="noreferrer">
                      <img
                        src={url}
                        alt={t("photo", { number: index + 1 })}
                        width={width}
                        height={height}
                        loading="lazy"
                        className="size-28 rounded-md object-cover"
                      />
                    </a>
                  </li>
                ))}
              </ul>
            </AdminPanel>
          ) : null}
          <AdminPanel title={t("history")}>
            <ol className="grid gap-1.5 text-sm">
              {back.events.toReversed().map((event) => (
                <li key={`${event.at} ${event.move}`} className="flex flex-wrap gap-x-3">
                  <time dateTime={event.at} className="w-24 shrink-0 text-ink-soft tabular-nums">
                    {shortTime(event.at, year)}
                  </time>
                  <span className="min-w-0">
                    <strong>{t(`rmove_${event.move as "approve"}`)}</strong>
                    <span className="text-ink-soft">
                      {" · "}
                      {event.actorName ?? t(`actor_${event.actor as "shopper"}`)}
                      {event.reason ? ` · ${event.reason}` : ""}
                    </span>
                  </span>
                </li>
              ))}
            </ol>
          </AdminPanel>
        </div>
        <AdminPanel title={t("about_return")}>
          <Facts
            facts={[
              [
                t("col_order"),
                <Link key="order" to={`/admin/orders/${back.orderCode}`} className="underline">
                  {back.orderCode}
                </Link>,
              ],
              [t("name"), back.receiver],
              [t("reason"), back.reason],
              [t("remark"), back.remark],
              [
                t("video"),
                back.videoUrl ? (
                  <a
                    key="video"
                    href={back.videoUrl}
                    target="_blank"
                    rel="noreferrer noopener"
                    className="break-all underline"
                  >
                    {back.videoUrl}
                  </a>
                ) : null,
              ],
              [t("asked_at"), shortTime(back.createdAt, year)],
              [t("send_until"), back.sendUntil ? shortTime(back.sendUntil, year) : null],
              [t("courier"), [back.company, back.expressCode].filter(Boolean).join(" · ")],
              [t("resellable"), back.resellable === null ? null : t(back.resellable ? "yes" : "no")],
              [t("worth"), <strong key="worth">{rp(back.money)}</strong>],
              [t("sum_freight"), back.freight === 0 ? null : rp(back.freight)],
              [t(back.deducted > 0 ? "deducted" : "restored"), back.deducted === 0 ? null : rp(-back.deducted)],
              [t("sum_points"), back.points === 0 ? null : String(back.points)],
              [t("account"), back.account],
              [t("answer"), back.approverNote ?? back.refundNote],
            ]}
          />
        </AdminPanel>
      </div>
    </div>
  );
}
