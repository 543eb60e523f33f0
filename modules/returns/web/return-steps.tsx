import { formatDateTime } from "#kit/core/date-format.ts";
import { nameOfCode } from "#kit/core/wire-codes.ts";
import { cx } from "#kit/web/class-names.ts";
import { VisuallyHidden } from "#kit/web/content/visually-hidden.tsx";
import { useLocale } from "#kit/web/i18n/text-context.tsx";
import { Icon, type IconName } from "#kit/web/icons/icon.tsx";
import type { ReturnStatus } from "#modules/order/contract/return-status.ts";
import { returnStatusCodes } from "#modules/order/contract/wire/return-status-codes.ts";
import { returnStatusTexts } from "../contract/return-texts.ts";
import { type ReturnModel, stationsOf } from "./return-model.ts";
import { useReturnText } from "./return-text.ts";

const icons: Readonly<Record<ReturnStatus, IconName>> = {
  requested: "message-circle",
  approved: "badge-check",
  refused: "x",
  inTransit: "truck",
  received: "package",
  refunded: "wallet",
  cancelled: "undo-2",
};

const ends: readonly string[] = [returnStatusCodes.refused, returnStatusCodes.cancelled];

/** The way of a return as a line of stations. */
export function ReturnSteps({ back }: { back: ReturnModel }) {
  const t = useReturnText();
  const locale = useLocale();
  return (
    <ol className="grid gap-4 md:auto-cols-fr md:grid-flow-col">
      {stationsOf(back).map(({ status, at, reached }, index) => {
        const known = nameOfCode(returnStatusCodes, status) ?? "requested";
        return (
          <li
            key={status}
            className="relative flex gap-3 md:grid md:content-start md:justify-items-center md:gap-2 md:text-center"
          >
            {index > 0 ? (
              <span
                aria-hidden="true"
                className={cx(
                  "absolute -top-4 left-5 h-4 w-0.5 md:top-5 md:right-[calc(50%+1.75rem)] md:left-auto md:h-0.5 md:w-[calc(100%-3.5rem)]",
                  reached ? "bg-court" : "bg-line",
                )}
              />
            ) : null}
            <span
              className={cx(
                "grid size-10 shrink-0 place-items-center rounded-md",
                !reached
                  ? "bg-sunken text-ink-soft"
                  : ends.includes(status)
                    ? "bg-ink text-paper"
                    : "bg-court text-on-court",
              )}
            >
              <Icon name={icons[known]} />
            </span>
            <span className="min-w-0">
              <span className={cx("block font-bold", !reached && "text-ink-soft")}>
                {returnStatusTexts[known][locale]}
              </span>
              {reached ? null : <VisuallyHidden>{t("not_yet")}</VisuallyHidden>}
              {at === null ? null : (
                <time dateTime={at} className="block text-sm text-ink-soft tabular-nums">
                  {formatDateTime(new Date(at), locale)}
                </time>
              )}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
