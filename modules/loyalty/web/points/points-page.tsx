import { Button } from "#kit/web/actions/button.tsx";
import { LinkButton } from "#kit/web/actions/link-button.tsx";
import { Card } from "#kit/web/content/card.tsx";
import { Alert } from "#kit/web/feedback/alert.tsx";
import { EmptyState } from "#kit/web/feedback/empty-state.tsx";
import { ClubMark } from "../club-mark.tsx";
import { BalanceCard } from "./balance-card.tsx";
import { HistoryList } from "./history-list.tsx";
import { PinState } from "./pin-state.tsx";
import type { PointsPageResult } from "./points.graphql.gen.ts";
import { PointsChart } from "./points-chart.tsx";
import { usePointsText } from "./points-text.ts";

export type PointsPageProps = {
  answer: PointsPageResult;
  /** Where an account is linked. */
  linkPath: string;
  onTryAgain: () => void;
  trying: boolean;
};

/** A member's points: balance and history, or a message while the club does not answer. */
export function PointsPage({ answer, linkPath, onTryAgain, trying }: PointsPageProps) {
  const t = usePointsText();
  return (
    <div className="grid max-w-[46rem] gap-6">
      <h1 className="text-2xl font-extrabold tracking-tight md:text-3xl">{t("title")}</h1>
      <Content {...{ answer, linkPath, onTryAgain, trying }} />
    </div>
  );
}

function Content({ answer, linkPath, onTryAgain, trying }: PointsPageProps) {
  const t = usePointsText();
  const info = answer.mapClubCheckBind;
  const history = answer.queryClubHistory.data;
  if (!info.mapclubBind) {
    return (
      <EmptyState
        title={t("unlinked_title")}
        drawing={<ClubMark className="size-28" />}
        actions={<LinkButton to={linkPath}>{t("link")}</LinkButton>}
      >
        {t("unlinked_text")}
      </EmptyState>
    );
  }
  const again = (
    <Button size="sm" variant="secondary" icon="refresh-cw" loading={trying} onClick={onTryAgain}>
      {t("try_again")}
    </Button>
  );
  if (info.availablePoints === null || history === null) {
    return (
      <Alert tone="info" title={t("down_title")} actions={again}>
        {t("down_text")}
      </Alert>
    );
  }
  return (
    <>
      <BalanceCard info={info} />
      <PinState info={info} onChanged={onTryAgain} />
      {history.entries.length === 0 ? (
        <EmptyState title={t("empty_title")} actions={<LinkButton to="/">{t("shop")}</LinkButton>}>
          {t("empty_text")}
        </EmptyState>
      ) : (
        <>
          <Card>
            <PointsChart months={history.months} />
          </Card>
          <Card>
            <h2 className="text-lg font-extrabold">{t("history")}</h2>
            <HistoryList key={history.entries[0]?.id} history={history} />
          </Card>
        </>
      )}
    </>
  );
}
