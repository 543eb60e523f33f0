import { useState } from "react";
import { formatDate } from "#kit/core/date-format.ts";
import { grouped, signed } from "#kit/core/grouped-number.ts";
import { Button } from "#kit/web/actions/button.tsx";
import { useApi } from "#kit/web/api/api-context.tsx";
import { cx } from "#kit/web/class-names.ts";
import { useLocale } from "#kit/web/i18n/text-context.tsx";
import { Icon, type IconName } from "#kit/web/icons/icon.tsx";
import { historyPage } from "../../contract/constants.ts";
import { type HistoryPage, queryClubHistoryDocument } from "./points.graphql.gen.ts";
import { usePointsText } from "./points-text.ts";

export type PointsHistory = NonNullable<HistoryPage["data"]>;
type Entry = PointsHistory["entries"][number];

const kinds = {
  earn: { icon: "shopping-bag", words: "kind_earn" },
  bonus: { icon: "gift", words: "kind_bonus" },
  hold: { icon: "clock", words: "kind_hold" },
  release: { icon: "undo-2", words: "kind_release" },
  spend: { icon: "wallet", words: "kind_spend" },
  giveBack: { icon: "undo-2", words: "kind_giveBack" },
  takeBack: { icon: "minus", words: "kind_takeBack" },
  expire: { icon: "calendar", words: "kind_expire" },
} as const satisfies Record<string, { icon: IconName; words: string }>;

const kindOf = (kind: string) => kinds[kind in kinds ? (kind as keyof typeof kinds) : "earn"];

/** The movements, newest first, with more to be loaded below. */
export function HistoryList({ history }: { history: PointsHistory }) {
  const t = usePointsText();
  const { entries, more, load, loading, problem } = useEntries(history);
  return (
    <div className="grid gap-3">
      <ul className="divide-y divide-line">
        {entries.map((entry) => (
          <Movement key={entry.id} entry={entry} />
        ))}
      </ul>
      <p role="status" className="sr-only">
        {loading ? t("loading") : t("shown", { count: entries.length })}
      </p>
      {problem === null ? null : (
        <p role="alert" className="text-sm font-semibold text-danger">
          {problem}
        </p>
      )}
      {more ? (
        <Button variant="secondary" loading={loading} onClick={load} className="justify-self-center">
          {t("more")}
        </Button>
      ) : null}
    </div>
  );
}

function useEntries(first: PointsHistory) {
  const t = usePointsText();
  const api = useApi();
  const [later, setLater] = useState<readonly PointsHistory[]>([]);
  const [loading, setLoading] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const last = later.at(-1) ?? first;
  const load = async () => {
    setLoading(true);
    setProblem(null);
    const asked = { first: historyPage, after: last.endCursor };
    const answer = await api(queryClubHistoryDocument, asked).catch(() => null);
    const data = answer?.queryClubHistory.data ?? null;
    if (data) setLater((before) => [...before, data]);
    else setProblem(answer?.queryClubHistory.message ?? t("more_failed"));
    setLoading(false);
  };
  const entries = [first, ...later].flatMap((page) => page.entries);
  return { entries, more: last.hasNextPage, load, loading, problem };
}

/** What several orders are paid for under together has a name that says nothing to its reader. */
const isOurs = /^[0-9a-f]{8}-[0-9a-f]{4}-/;

function Movement({ entry }: { entry: Entry }) {
  const t = usePointsText();
  const locale = useLocale();
  const { kind, points, balance, reference, at } = entry;
  const { icon, words } = kindOf(kind);
  return (
    <li className="flex items-center gap-3 py-3">
      <span
        className={cx(
          "grid size-10 shrink-0 place-items-center rounded-full",
          points > 0 ? "bg-court-soft text-court-ink" : "bg-sunken text-ink-soft",
        )}
      >
        <Icon name={icon} size="sm" />
      </span>
      <span className="min-w-0 grow">
        <span className="block font-bold">{t(words)}</span>
        <span className="block text-sm break-words text-ink-soft">
          <time dateTime={at}>{formatDate(new Date(at), locale)}</time>
          {reference && !isOurs.test(reference) ? ` · ${t("for", { reference })}` : null}
        </span>
      </span>
      <span className="shrink-0 text-right tabular-nums">
        {/* What was set aside before is spent now: nothing changes by it. */}
        {points === 0 ? null : (
          <span className={cx("block font-extrabold", points > 0 && "text-court-ink")}>{signed(points)}</span>
        )}
        <span className="block text-sm text-ink-soft">{t("balance", { points: grouped(balance) })}</span>
      </span>
    </li>
  );
}
