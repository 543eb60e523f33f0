import { useRef, useState } from "react";
import { Family, Sample } from "#kit/web/gallery/sample.tsx";
import { usualPointRates } from "#modules/loyalty/contract/point-rates.ts";
import { GuestNumber } from "#modules/loyalty/web/points/guest-number.tsx";
import type { PinReply } from "#modules/loyalty/web/points/pin-steps.ts";
import { PointsPanel } from "#modules/loyalty/web/points/points-panel.tsx";

const rightPin = "246810";
const points = 1_250;
const nothing = { points: 0, amount: 0 };

/** Points at a checkout, with a fake club that accepts the PIN 246810. */
export function ClubGallery() {
  return <Family title="Club">{() => <Parts />}</Family>;
}

function Parts() {
  return (
    <>
      <Sample name="Points at the checkout">
        <Panel havePin />
      </Sample>
      <Sample name="Points without a PIN">
        <Panel havePin={false} />
      </Sample>
      <Sample name="A guest's club number">
        <GuestNumber initial={null} onNumber={async () => null} />
      </Sample>
    </>
  );
}

function Panel({ havePin }: { havePin: boolean }) {
  const [used, setUsed] = useState(nothing);
  const left = useRef(3);
  const redeem = async (pin: string): Promise<PinReply> => {
    if (pin === rightPin) {
      setUsed({ points, amount: points * usualPointRates.worth });
      return { code: "right" };
    }
    left.current -= 1;
    return { code: "wrong", message: `Not right: ${left.current} left`, attemptsLeft: left.current };
  };
  const info = { havePin, lockedUntil: null };
  return (
    <PointsPanel
      availablePoints={points}
      used={used}
      rates={usualPointRates}
      earns={48}
      info={info}
      clubSiteUrl={typeof window === "undefined" ? "" : `${window.location.origin}/club`}
      onRedeem={redeem}
      onUndo={async () => setUsed(nothing)}
      onAskAgain={async () => info}
    />
  );
}
