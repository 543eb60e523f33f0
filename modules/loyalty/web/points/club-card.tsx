import { type ReactNode, useEffect, useState } from "react";
import { grouped } from "#kit/core/grouped-number.ts";
import { Button } from "#kit/web/actions/button.tsx";
import { LinkButton } from "#kit/web/actions/link-button.tsx";
import { useApi } from "#kit/web/api/api-context.tsx";
import { TitledCard } from "#kit/web/content/titled-card.tsx";
import { Skeleton } from "#kit/web/feedback/skeleton.tsx";
import { clubName } from "../../contract/constants.ts";
import { ClubMark } from "../club-mark.tsx";
import { type BindInfo, mapClubCheckBindDocument } from "./points.graphql.gen.ts";
import { usePointsText } from "./points-text.ts";

export type ClubCardProps = {
  linked: boolean;
  pointsPath: string;
  /** Opens the dialog, at its form or at its last question (LY-26, LY-27). */
  onManage: () => void;
  /** The dialog itself, once it is wanted. */
  dialog: ReactNode;
};

/**
 * The club in the account's settings: link state, points, and a button to manage the link. The balance is loaded after
 * rendering.
 */
export function ClubCard({ linked, pointsPath, onManage, dialog }: ClubCardProps) {
  const t = usePointsText();
  const info = useBindInfo(linked);
  const footer = linked ? (
    <>
      <LinkButton to={pointsPath}>{t("to_points")}</LinkButton>
      <Button variant="quiet" onClick={onManage}>
        {t("unlink")}
      </Button>
    </>
  ) : (
    <Button onClick={onManage}>{t("link")}</Button>
  );
  return (
    <TitledCard title={clubName} icon="star" id="club" footer={footer}>
      <div className="flex items-center gap-4">
        <ClubMark className="size-12" />
        {linked ? <Linked info={info} /> : <p className="text-ink-soft">{t("card_off")}</p>}
      </div>
      {dialog}
    </TitledCard>
  );
}

function Linked({ info }: { info: BindInfo | "loading" | null }) {
  const t = usePointsText();
  if (info === "loading") return <Skeleton className="h-12 grow" />;
  const name = [info?.maskedName, info?.maskedMobile].filter((part) => part).join(", ");
  const points = info?.availablePoints ?? null;
  return (
    <div className="min-w-0 grow">
      <p className="font-bold">{name ? t("card_on", { name }) : t("card_on_nameless")}</p>
      <p className="text-ink-soft tabular-nums">
        {points === null
          ? (info?.message ?? t("down_title"))
          : t(points === 1 ? "points_one" : "points_other", { points: grouped(points) })}
      </p>
    </div>
  );
}

/** The club's answer, loaded after rendering; null when the request failed. */
function useBindInfo(linked: boolean): BindInfo | "loading" | null {
  const api = useApi();
  const [info, setInfo] = useState<BindInfo | "loading" | null>("loading");
  useEffect(() => {
    if (!linked) return;
    let left = false;
    const show = (found: BindInfo | null) => {
      if (!left) setInfo(found);
    };
    api(mapClubCheckBindDocument).then(
      (reply) => show(reply.mapClubCheckBind),
      () => show(null),
    );
    return () => {
      left = true;
    };
  }, [api, linked]);
  return info;
}
