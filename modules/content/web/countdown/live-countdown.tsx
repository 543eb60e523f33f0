import { useEffect, useState } from "react";
import { Countdown } from "#kit/web/content/countdown.tsx";
import { useContentText } from "../content-text.ts";
import { CountdownFace } from "./countdown-face.tsx";
import { serverClockAhead } from "./server-clock.ts";
import { timeLeft } from "./time-left.ts";

export type LiveCountdownProps = { endsAt: number };

/** Counts by the server's clock: the page may be cached, and the device's clock may be wrong (D-38). */
export function LiveCountdown({ endsAt }: LiveCountdownProps) {
  const t = useContentText();
  const [ahead, setAhead] = useState<number | null>(null);
  const [ended, setEnded] = useState(false);
  useEffect(() => {
    let here = true;
    serverClockAhead(fetch, Date.now).then((found) => here && setAhead(found));
    return () => {
      here = false;
    };
  }, []);
  if (ahead === null) return <CountdownFace left={null} />;
  if (ended || Date.now() + ahead >= endsAt) return <p className="text-lg font-bold">{t("ended")}</p>;
  return (
    <Countdown
      endsAt={endsAt}
      now={() => Date.now() + ahead}
      announce={(seconds) => t("secondsLeft", { seconds })}
      onEnd={() => setEnded(true)}
    >
      {(seconds) => <CountdownFace left={timeLeft(seconds)} />}
    </Countdown>
  );
}
