import { jakartaTime } from "#kit/core/jakarta-day.ts";
import { LinkButton } from "#kit/web/actions/link-button.tsx";
import { useLate } from "#kit/web/use-late.ts";
import type { CountdownColumn as Column } from "../../contract/columns/countdown-column.ts";
import { useContentText } from "../content-text.ts";

const loadCountdown = () => import("./live-countdown.tsx").then((file) => file.LiveCountdown);

/** The time until a deadline. The server renders the deadline; the counter starts in the browser. */
export function CountdownColumn({ column: { title, text, endsAt, href, label } }: { column: Column }) {
  const t = useContentText();
  const Live = useLate(loadCountdown);
  return (
    <section className="mx-auto max-w-page px-4 pt-8 md:px-6 md:pt-12">
      <div className="flex flex-wrap items-center justify-between gap-6 rounded-xl bg-court p-6 text-on-court md:p-8">
        <div>
          <h2 className="text-xl font-extrabold tracking-tight md:text-2xl">{title}</h2>
          {text ? <p className="mt-1 text-on-court-soft">{text}</p> : null}
          <p className="mt-1 text-sm text-on-court-soft">
            <time dateTime={endsAt}>{t("until", { moment: inJakarta(endsAt) })}</time>
          </p>
        </div>
        <div className="flex flex-wrap items-center gap-6">
          {/* Reserves the size of the counter to avoid a layout shift; a row of its own on phones. */}
          <div className="min-h-[4.125rem] w-full md:w-auto md:min-w-[20.25rem]">
            {Live ? <Live endsAt={Date.parse(endsAt)} /> : null}
          </div>
          {href && label ? (
            <LinkButton to={href} iconEnd="arrow-right">
              {label}
            </LinkButton>
          ) : null}
        </div>
      </div>
    </section>
  );
}

/** "31/03/2027, 23:59", the same in every language. */
function inJakarta(moment: string): string {
  const { day, month, year, hour, minute } = jakartaTime(new Date(moment));
  const two = (value: number) => String(value).padStart(2, "0");
  return `${two(day)}/${two(month)}/${year}, ${two(hour)}:${two(minute)}`;
}
