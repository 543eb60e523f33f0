import { useCallback, useEffect, useState } from "react";
import { useApi } from "#kit/web/api/api-context.tsx";
import type { CheckoutState } from "#modules/checkout/web/use-checkout.ts";
import { GuestNumber } from "#modules/loyalty/web/points/guest-number.tsx";
import type { PinAnswer, PinInfo } from "#modules/loyalty/web/points/pin-steps.ts";
import { type BindInfo, mapClubCheckBindDocument } from "#modules/loyalty/web/points/points.graphql.gen.ts";
import { PointsPanel } from "#modules/loyalty/web/points/points-panel.tsx";

/** The club at a checkout: points for members who are linked, a number to collect with for guests (CK-04, RO-11). */
export function CheckoutClub({ checkout }: { checkout: CheckoutState }) {
  if (checkout.view.isGuest)
    return <GuestNumber onNumber={(mobile) => void checkout.choose({ clubMobile: mobile ?? "" })} />;
  return <MemberPoints checkout={checkout} />;
}

const unknownPin: PinInfo = { havePin: true, lockedUntil: null };
const pinOf = (info: BindInfo | null): PinInfo =>
  info ? { havePin: info.havePin ?? false, lockedUntil: info.pinLockedUntil } : unknownPin;

function MemberPoints({ checkout }: { checkout: CheckoutState }) {
  const api = useApi();
  const [info, setInfo] = useState<BindInfo | null>(null);
  const ask = useCallback(async () => {
    const answer = await api(mapClubCheckBindDocument, {}).catch(() => null);
    setInfo(answer?.mapClubCheckBind ?? null);
    return pinOf(answer?.mapClubCheckBind ?? null);
  }, [api]);
  useEffect(() => void ask(), [ask]);

  if (!info?.mapclubBind) return null;
  const { pointsUsed, pointsAmount } = checkout.view.totals;
  const redeem = async (pin: string): Promise<PinAnswer> => {
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
      info={pinOf(info)}
      clubSiteUrl={info.clubSiteUrl}
      onRedeem={redeem}
      onUndo={async () => void (await checkout.points(null))}
      onAskAgain={ask}
    />
  );
}
