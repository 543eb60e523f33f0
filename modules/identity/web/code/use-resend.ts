import { useRef, useState } from "react";
import type { CodeChannel } from "./code-channel.ts";

export type Resent = { timeRemaining: number } | { error: string };

/** The resend button stays disabled this long after the response (ID-15). */
const releaseMs = 500;

type Ways = { channel: CodeChannel; timeRemaining: number; onResend(channel: CodeChannel): Promise<Resent> };

/** The pause between two codes: when it ends, and the result of the last request. */
export function useResend({ channel: first, timeRemaining, onResend }: Ways) {
  const [sent, setSent] = useState(() => ({ channel: first, at: Date.now(), endsAt: Date.now() + timeRemaining }));
  const [over, setOver] = useState(timeRemaining <= 0);
  const [sending, setSending] = useState<CodeChannel | null>(null);
  const busy = useRef(false);

  /** Returns null when a new code was sent, else the reason. */
  const resend = async (channel: CodeChannel, failed: string): Promise<string | null> => {
    if (busy.current) return null;
    busy.current = true;
    setSending(channel);
    const reply = await onResend(channel).catch((): Resent => ({ error: failed }));
    const done = "timeRemaining" in reply;
    if (done) {
      setSent({ channel, at: Date.now(), endsAt: Date.now() + reply.timeRemaining });
      setOver(reply.timeRemaining <= 0);
    }
    window.setTimeout(() => {
      busy.current = false;
      setSending(null);
    }, releaseMs);
    return done ? null : reply.error;
  };
  return { sent, over, end: () => setOver(true), sending, resend };
}
