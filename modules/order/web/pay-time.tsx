import { useEffect, useEffectEvent, useState } from "react";
import { formatDateTime } from "#kit/core/date-format.ts";
import { Countdown } from "#kit/web/content/countdown.tsx";
import { Spinner } from "#kit/web/feedback/spinner.tsx";
import { useLocale } from "#kit/web/i18n/text-context.tsx";
import { Icon } from "#kit/web/icons/icon.tsx";
import { useHydrated } from "#kit/web/use-hydrated.ts";
import { useOrderText } from "./order-text.ts";

type PayTimeProps = { endsAt: string; serverNow: string; onEnd: () => void };

const two = (value: number) => String(value).padStart(2, "0");
const face = (seconds: number) =>
  `${two(Math.floor(seconds / 3600))}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;

/** Between two looks at an order whose time is over; the shop asks the bank a last time before it closes it. */
const lookAgainMs = 2000;

/** The time left to pay the order, by the server's clock; at the end it looks until the order is closed (OR-05). */
export function PayTime({ endsAt, serverNow, onEnd }: PayTimeProps) {
  const t = useOrderText();
  const locale = useLocale();
  const hydrated = useHydrated();
  const [ahead] = useState(() => new Date(serverNow).getTime() - Date.now());
  const end = new Date(endsAt);
  const [over, setOver] = useState(end.getTime() <= new Date(serverNow).getTime());
  const check = useEffectEvent(onEnd);
  useEffect(() => {
    if (!over) return;
    check();
    const timer = window.setInterval(() => check(), lookAgainMs);
    return () => window.clearInterval(timer);
  }, [over]);
  if (over) {
    return (
      <p role="status" className="flex items-center gap-3 rounded-md bg-sun-soft px-4 py-3">
        <Spinner size="sm" />
        {t("pay_over")}
      </p>
    );
  }
  return (
    <p className="flex flex-wrap items-center gap-x-2 gap-y-1 rounded-md bg-sun-soft px-4 py-3">
      <Icon name="clock" />
      <span>{t("pay_before", { time: formatDateTime(end, locale) })}</span>
      {hydrated ? (
        <strong className="text-lg font-extrabold">
          <Countdown
            endsAt={end.getTime()}
            now={() => Date.now() + ahead}
            announce={(seconds) => t("seconds_left", { count: seconds })}
            onEnd={() => setOver(true)}
          >
            {face}
          </Countdown>
        </strong>
      ) : null}
    </p>
  );
}
