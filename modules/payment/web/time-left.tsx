import { useState } from "react";
import { formatDateTime } from "#kit/core/date-format.ts";
import { Countdown } from "#kit/web/content/countdown.tsx";
import { useLocale } from "#kit/web/i18n/text-context.tsx";
import { Icon } from "#kit/web/icons/icon.tsx";
import { useHydrated } from "#kit/web/use-hydrated.ts";
import { usePaymentText } from "./payment-text.ts";

export type TimeLeftProps = { expiresAt: string; serverNow: string; onEnd: () => void };

/** The due time, and the time left by the server's clock. */
export function TimeLeft({ expiresAt, serverNow, onEnd }: TimeLeftProps) {
  const t = usePaymentText();
  const hydrated = useHydrated();
  const [ahead] = useState(() => new Date(serverNow).getTime() - Date.now());
  const endsAt = new Date(expiresAt);
  return (
    <p className="mt-4 flex items-center gap-3 rounded-md bg-sun-soft px-4 py-3">
      <Icon name="clock" />
      <span className="min-w-0 grow text-sm sm:text-base">
        {t("payBefore", { time: formatDateTime(endsAt, useLocale()) })}
      </span>
      {hydrated ? (
        <strong className="shrink-0 text-lg font-extrabold">
          <Countdown
            endsAt={endsAt.getTime()}
            now={() => Date.now() + ahead}
            announce={(seconds) => t("secondsLeft", { count: seconds })}
            onEnd={onEnd}
          />
        </strong>
      ) : null}
    </p>
  );
}
