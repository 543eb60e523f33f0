import { Suspense, useCallback, useEffect, useState } from "react";
import { useApi } from "#kit/web/api/api-context.tsx";
import { Skeleton } from "#kit/web/feedback/skeleton.tsx";
import { lazyWithRetry } from "#kit/web/lazy-with-retry.ts";
import type { CheckoutState } from "#modules/checkout/web/use-checkout.ts";
import { EarnedLater } from "#modules/loyalty/web/points/earned-later.tsx";
import { GuestNumber } from "#modules/loyalty/web/points/guest-number.tsx";
import { LinkOffer } from "#modules/loyalty/web/points/link-offer.tsx";
import type { PinInfo, PinReply } from "#modules/loyalty/web/points/pin-steps.ts";
import { type BindInfo, mapClubCheckBindDocument } from "#modules/loyalty/web/points/points.graphql.gen.ts";
import { PointsPanel } from "#modules/loyalty/web/points/points-panel.tsx";

const ManageLink = lazyWithRetry(() => import("../loyalty/manage-link.tsx").then((file) => file.ManageLink));

/** The club at a checkout: spending points for linked members, a club number for guests to collect points (CK-04, RO-11). */
export function CheckoutClub({ checkout }: { checkout: CheckoutState }) {
  const { isGuest, clubMobile, earnPoints } = checkout.view;
  if (!isGuest) return <MemberPoints checkout={checkout} />;
  return (
    <div className="grid gap-3">
      <GuestNumber initial={clubMobile} onNumber={(mobile) => checkout.update({ clubMobile: mobile ?? "" })} />
      {clubMobile === null ? null : <EarnedLater points={earnPoints} />}
    </div>
  );
}

const unknownPin: PinInfo = { havePin: true, lockedUntil: null };
const pinOf = (info: BindInfo | null): PinInfo =>
  info ? { havePin: info.havePin ?? false, lockedUntil: info.pinLockedUntil } : unknownPin;

function MemberPoints({ checkout }: { checkout: CheckoutState }) {
  const api = useApi();
  const [info, setInfo] = useState<BindInfo | "loading" | null>("loading");
  const request = useCallback(async () => {
    const reply = await api(mapClubCheckBindDocument, {}).catch(() => null);
    setInfo(reply?.mapClubCheckBind ?? null);
    return pinOf(reply?.mapClubCheckBind ?? null);
  }, [api]);
  useEffect(() => void request(), [request]);

  if (info === "loading") return <Skeleton className="h-36" />;
  if (info === null) return null;
  if (!info.mapclubBind) return <NotLinked />;
  const { pointsUsed, pointsAmount } = checkout.view.totals;
  const redeem = async (pin: string): Promise<PinReply> => {
    const { problem, attemptsLeft } = await checkout.points(pin);
    if (problem === null) return { code: "right" };
    if (attemptsLeft === null) return { code: "failed", message: problem };
    return attemptsLeft === 0
      ? { code: "locked", message: problem }
      : { code: "wrong", message: problem, attemptsLeft };
  };
  return (
    <PointsPanel
      availablePoints={info.availablePoints}
      used={{ points: pointsUsed, amount: pointsAmount }}
      rates={info.rates}
      earns={checkout.view.earnPoints}
      info={pinOf(info)}
      clubSiteUrl={info.clubSiteUrl}
      onRedeem={redeem}
      onUndo={async () => void (await checkout.points(null))}
      onAskAgain={request}
    />
  );
}

function NotLinked() {
  const [asked, setAsked] = useState(0);
  const dialog =
    asked > 0 ? (
      <Suspense>
        <ManageLink linked={false} asked={asked} />
      </Suspense>
    ) : null;
  return <LinkOffer onLink={() => setAsked((times) => times + 1)} dialog={dialog} />;
}
