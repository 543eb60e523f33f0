import { useState } from "react";
import { Button } from "#kit/web/actions/button.tsx";
import { useApi } from "#kit/web/api/api-context.tsx";
import { historyPage } from "../../contract/constants.ts";
import { Movement } from "./movement.tsx";
import { type HistoryPage, queryClubHistoryDocument } from "./points.graphql.gen.ts";
import { usePointsText } from "./points-text.ts";

export type PointsHistory = NonNullable<HistoryPage["data"]>;

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
    const input = { first: historyPage, after: last.endCursor };
    const reply = await api(queryClubHistoryDocument, input).catch(() => null);
    const data = reply?.queryClubHistory.data ?? null;
    if (data) setLater((before) => [...before, data]);
    else setProblem(reply?.queryClubHistory.message ?? t("more_failed"));
    setLoading(false);
  };
  const entries = [first, ...later].flatMap((page) => page.entries);
  return { entries, more: last.hasNextPage, load, loading, problem };
}
