import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from "react";
import { clockFace, secondsLeft, spokenBetween } from "./countdown-steps.ts";

export type CountdownProps = {
  /** The end, in milliseconds since 1970. */
  endsAt: number;
  /** The clock: the browser's, or one synchronized with the server. */
  now: () => number;
  /** The announcement for screen readers, such as "30 seconds left". */
  announce: (seconds: number) => string;
  onEnd?: () => void;
  /** Formats the time; "mm:ss" by default. */
  children?: (seconds: number) => ReactNode;
};

export function Countdown({ endsAt, now, announce, onEnd, children = clockFace }: CountdownProps) {
  const [left, setLeft] = useState(() => secondsLeft(endsAt, now()));
  const [spoken, setSpoken] = useState("");
  const before = useRef(left);

  const check = useEffectEvent((end: number) => {
    const after = secondsLeft(end, now());
    const mark = spokenBetween(before.current, after);
    const ended = before.current > 0 && after === 0;
    before.current = after;
    setLeft(after);
    if (mark !== null) setSpoken(announce(mark));
    if (ended) onEnd?.();
    return after;
  });

  useEffect(() => {
    check(endsAt);
    const timer = window.setInterval(() => {
      if (check(endsAt) === 0) window.clearInterval(timer);
    }, 250);
    return () => window.clearInterval(timer);
  }, [endsAt]);

  return (
    <>
      {/* Server and browser render at different times. */}
      <span role="timer" className="tabular-nums" suppressHydrationWarning>
        {children(left)}
      </span>
      <span role="status" className="sr-only">
        {spoken}
      </span>
    </>
  );
}
