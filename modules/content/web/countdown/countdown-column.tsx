import { useEffect, useState } from "react";
import { formatDateTime } from "#kit/core/date-format.ts";
import { LinkButton } from "#kit/web/actions/link-button.tsx";
import { Countdown } from "#kit/web/content/countdown.tsx";
import { useLocale } from "#kit/web/i18n/text-context.tsx";
import type { CountdownColumn as Column } from "../../contract/columns/countdown-column.ts";
import { useContentText } from "../content-text.ts";
import { CountdownFace } from "./countdown-face.tsx";
import { serverClockAhead } from "./server-clock.ts";

/** The time left until something ends. The page may have been kept for a while, so the browser asks the server's clock. */
export function CountdownColumn({ column }: { column: Column }) {
  const t = useContentText();
  const locale = useLocale();
  const endsAt = Date.parse(column.endsAt);
  const ahead = useServerClock();
  const [ended, setEnded] = useState(false);
  const over = ended || (ahead !== null && Date.now() + ahead >= endsAt);
  const [moment = ""] = formatDateTime(new Date(endsAt), locale).split(/:\d\d$/);
  return (
    <section className="mx-auto max-w-page px-4 pt-8 md:px-6 md:pt-12">
      <div className="flex flex-wrap items-center justify-between gap-6 rounded-xl bg-court p-6 text-on-court md:p-8">
        <div>
          <h2 className="text-xl font-extrabold tracking-tight md:text-2xl">{column.title}</h2>
          {column.text ? <p className="mt-1 text-on-court-soft">{column.text}</p> : null}
          <p className="mt-1 text-sm text-on-court-soft">
            <time dateTime={column.endsAt}>{t("until", { moment: moment.replace(" | ", ", ") })}</time>
          </p>
        </div>
        {over ? (
          <p className="text-lg font-bold">{t("ended")}</p>
        ) : (
          <div className="flex flex-wrap items-center gap-6">
            {ahead === null ? (
              <CountdownFace seconds={null} />
            ) : (
              <Countdown
                endsAt={endsAt}
                now={() => Date.now() + ahead}
                announce={(seconds) => t("secondsLeft", { seconds })}
                onEnd={() => setEnded(true)}
              >
                {(seconds) => <CountdownFace seconds={seconds} />}
              </Countdown>
            )}
            {column.href && column.label ? (
              <LinkButton to={column.href} iconEnd="arrow-right">
                {column.label}
              </LinkButton>
            ) : null}
          </div>
        )}
      </div>
    </section>
  );
}

/** How far the server's clock is ahead; null until it has answered, and on the server itself. */
function useServerClock(): number | null {
  const [ahead, setAhead] = useState<number | null>(null);
  useEffect(() => {
    let here = true;
    serverClockAhead(fetch, Date.now).then((found) => here && setAhead(found));
    return () => {
      here = false;
    };
  }, []);
  return ahead;
}
