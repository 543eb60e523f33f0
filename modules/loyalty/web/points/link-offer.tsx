import type { ReactNode } from "react";
import { Button } from "#kit/web/actions/button.tsx";
import { TitledCard } from "#kit/web/content/titled-card.tsx";
import { clubName } from "../../contract/constants.ts";
import { ClubMark } from "../club-mark.tsx";
import { usePointsText } from "./points-text.ts";

type LinkOfferProps = {
  onLink: () => void;
  /** The dialog itself, once it is wanted. */
  dialog: ReactNode;
};

/** Shown instead of the points to a member without a linked account. */
export function LinkOffer({ onLink, dialog }: LinkOfferProps) {
  const t = usePointsText();
  const action = (
    <Button variant="secondary" onClick={onLink}>
      {t("link")}
    </Button>
  );
  return (
    <TitledCard title={clubName} icon="star" landmark={false} footer={action}>
      <div className="flex items-center gap-4">
        <ClubMark className="size-12" />
        <p className="min-w-0 text-ink-soft">{t("link_offer")}</p>
      </div>
      {dialog}
    </TitledCard>
  );
}
