import { Link } from "react-router";
import { rp } from "#kit/core/format-rupiah.ts";
import { grouped } from "#kit/core/grouped-number.ts";
import { cx } from "#kit/web/class-names.ts";
import { AdminPanel } from "#modules/admin/web/admin-panel.tsx";
import { PageHeader } from "#modules/admin/web/page-header.tsx";
import { homeTasks } from "../contract/home-tasks.ts";
import { reportsPath } from "./report-address.ts";
import { changeOf } from "./report-model.ts";
import type { AdminHomeResult } from "./reports.graphql.gen.ts";
import { useReportsText } from "./reports-text.ts";
import { stepText } from "./step-text.ts";

/** What waits in lists of other modules: their routes count these. */
const otherTasks = { approvals: "/admin/approvals", failedWork: "/admin/work" } as const;
const addresses = { ...homeTasks, ...otherTasks };
type Task = keyof typeof addresses;

export type HomePageProps = {
  home: AdminHomeResult["adminHome"];
  /** Null: the person decides about no proposals. */
  approvals: number | null;
  failedWork: number;
};

/** The start page: what waits for this person, and how today goes. */
export function HomePage({ home: { waiting, sales }, approvals, failedWork }: HomePageProps) {
  const t = useReportsText();
  const tasks = [
    ...waiting,
    ...(approvals === null ? [] : [{ task: "approvals", count: approvals }]),
    { task: "failedWork", count: failedWork },
  ].flatMap(({ task, count }) => {
    const known = (Object.keys(addresses) as Task[]).find((one) => one === task);
    return known ? [{ task: known, count }] : [];
  });
  return (
    <div className="grid gap-3">
      <PageHeader title={t("home_title")} />
      <AdminPanel title={t("home_waiting")}>
        {tasks.every(({ count }) => count === 0) ? <p className="mb-2 text-sm">{t("home_nothing")}</p> : null}
        <ul className="grid gap-2 sm:grid-cols-2 lg:grid-cols-3">
          {tasks.map(({ task, count }) => (
            <li key={task}>
              <Link
                to={addresses[task]}
                className={cx(
                  "flex min-h-12 items-center justify-between gap-3 rounded-md border border-line px-3 py-2 text-sm no-underline hover:bg-sunken",
                  count === 0 ? "text-ink-soft" : "font-bold",
                )}
              >
                <span>{t(`task_${task}`)}</span>
                <span className="text-lg tabular-nums">{grouped(count)}</span>
              </Link>
            </li>
          ))}
        </ul>
      </AdminPanel>
      {sales ? <SalesToday sales={sales} /> : null}
    </div>
  );
}

type Sales = NonNullable<AdminHomeResult["adminHome"]["sales"]>;

const head = "px-1 py-2 text-right md:px-2.5 text-xs font-bold text-ink-soft";
const cell = "px-1 py-1.5 text-right tabular-nums whitespace-nowrap md:px-2.5";

function SalesToday({ sales: { untilHour, today, weekBefore } }: { sales: Sales }) {
  const t = useReportsText();
  const dayOf = ({ day }: Sales["today"]) => stepText({ from: day, until: day });
  const rows = [["orders", grouped] as const, ["pieces", grouped] as const, ["net", rp] as const];
  return (
    <AdminPanel
      title={t("home_sales")}
      end={
        <Link to={reportsPath} className="inline-flex items-center text-sm font-bold underline pointer-coarse:min-h-11">
          {t("home_reports")}
        </Link>
      }
    >
      <p className="text-sm text-ink-soft">
        {untilHour === 0 ? t("home_early") : t("home_until", { hour: untilHour })}
      </p>
      <table className="mt-2 w-full border-collapse text-sm phone:text-xs">
        <caption className="sr-only">{t("home_sales")}</caption>
        <thead className="border-b border-line">
          <tr>
            <td className={head} />
            <th scope="col" className={head}>
              {t("home_today")} <span className="block font-normal">{dayOf(today)}</span>
            </th>
            <th scope="col" className={head}>
              {t("home_week_before")} <span className="block font-normal">{dayOf(weekBefore)}</span>
            </th>
            <th scope="col" className={head}>
              {t("change")}
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {rows.map(([name, written]) => {
            const change = changeOf(today[name], weekBefore[name]);
            return (
              <tr key={name}>
                <th scope="row" className="py-1.5 pr-1 text-left md:px-2.5 font-normal">
                  {t(`figure_${name}`)}
                </th>
                <td className={`${cell} font-bold`}>{written(today[name])}</td>
                <td className={cell}>{written(weekBefore[name])}</td>
                <td className={cell}>{change === null ? "–" : `${change > 0 ? "+" : ""}${change} %`}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </AdminPanel>
  );
}
