import { Suspense, useState, useTransition } from "react";
import { rp } from "#kit/core/format-rupiah.ts";
import { grouped } from "#kit/core/grouped-number.ts";
import { Button } from "#kit/web/actions/button.tsx";
import { TitledCard } from "#kit/web/content/titled-card.tsx";
import { lazyWithRetry } from "#kit/web/lazy-with-retry.ts";
import type { PointRates } from "../../contract/point-rates.ts";
import { ClubMark } from "../club-mark.tsx";
import { EarnedLater } from "./earned-later.tsx";
import type { PinDialogProps } from "./pin-dialog.tsx";
import { usePointsText } from "./points-text.ts";

// Most checkouts use no points: the PIN dialog is loaded on demand.
const PinDialog = lazyWithRetry(() => import("./pin-dialog.tsx").then((file) => file.PinDialog));

export type PointsPanelProps = Pick<PinDialogProps, "info" | "clubSiteUrl" | "onAskAgain"> & {
  /** null while the club does not answer. */
  availablePoints: number | null;
  /** What pays for this order now; 0 when none do. */
  used: { readonly points: number; readonly amount: number };
  rates: PointRates;
  /** What this order brings once it is completed. */
  earns: number;
  /** Tries the PIN and, when it is right, uses the points. */
  onRedeem: PinDialogProps["onPin"];
  /** Takes the points out of the order again (LY-34). */
  onUndo: () => Promise<void>;
};

/** Points at the checkout of a member: how many there are, use them by the PIN, and put them away again (LY-33, LY-34, LY-38). */
export function PointsPanel({
  availablePoints,
  used,
  rates,
  earns,
  info,
  clubSiteUrl,
  onRedeem,
  onUndo,
  onAskAgain,
}: PointsPanelProps) {
  const t = usePointsText();
  const [asking, setAsking] = useState(false);
  const [opening, startOpening] = useTransition();
  const [undoing, setUndoing] = useState(false);
  const redeem = async (pin: string) => {
    const reply = await onRedeem(pin);
    if (reply.code === "right") setAsking(false);
    // The lock must be shown when the dialog is opened again.
    if (reply.code === "locked") void onAskAgain();
    return reply;
  };
  const undo = async () => {
    setUndoing(true);
    await onUndo();
    setUndoing(false);
  };
  const action =
    used.points > 0 ? (
      <Button variant="secondary" loading={undoing} onClick={undo}>
        {t("panel_off")}
      </Button>
    ) : (
      <Button variant="court" loading={opening} onClick={() => startOpening(() => setAsking(true))}>
        {t("panel_use")}
      </Button>
    );
  const usable = availablePoints !== null && (availablePoints > 0 || used.points > 0);
  return (
    <TitledCard title={t("panel_title")} icon="star" landmark={false} {...(usable ? { footer: action } : {})}>
      <div className="flex items-center gap-4">
        <ClubMark className="size-12" />
        <div className="min-w-0 tabular-nums">
          <p role="status">
            <PointsText {...{ availablePoints, used, rates }} />
          </p>
          <EarnedLater points={earns} />
        </div>
      </div>
      <Suspense>
        {asking ? (
          <PinDialog
            open
            onClose={() => setAsking(false)}
            info={info}
            clubSiteUrl={clubSiteUrl}
            onPin={redeem}
            onAskAgain={onAskAgain}
          />
        ) : null}
      </Suspense>
    </TitledCard>
  );
}

function PointsText({ availablePoints, used, rates }: Pick<PointsPanelProps, "availablePoints" | "used" | "rates">) {
  const t = usePointsText();
  if (availablePoints === null) return t("down_title");
  if (used.points > 0) return t("panel_used", { points: grouped(used.points), amount: rp(used.amount) });
  if (availablePoints === 0) return t("panel_none");
  return t("panel_have", { points: grouped(availablePoints), amount: rp(availablePoints * rates.worth) });
}
