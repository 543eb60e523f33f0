import { useEffect, useEffectEvent, useState } from "react";
import { useApi } from "#kit/web/api/api-context.tsx";
import { askPayment, type PaymentModel } from "./payment-model.ts";
import { pollPace } from "./poll-pace.ts";

export type WatchSettings = {
  readonly orderCode: string | null;
  readonly initial: PaymentModel | null;
  /** Query the gateway too. */
  readonly refresh?: boolean;
  /** True while the state may still change. */
  readonly watching: (payment: PaymentModel | null) => boolean;
};

/**
 * Polls the state of a payment while the page is visible. Answers the latest state, `asked` once the server has answered,
 * `nothingDue` for an order that costs nothing, and a function that polls at once.
 */
export function usePaymentWatch({ orderCode, initial, refresh = false, watching }: WatchSettings) {
  const api = useApi();
  const [payment, setPayment] = useState(initial);
  const [asked, setAsked] = useState(initial !== null);
  const [failures, setFailures] = useState(0);
  const [nothingDue, setNothingDue] = useState(false);

  const request = useEffectEvent(async (): Promise<boolean> => {
    if (orderCode === null) return true;
    try {
      const latest = await askPayment(api, orderCode, refresh);
      setNothingDue(latest === "nothingDue");
      setPayment(latest === "nothingDue" ? null : latest);
      setAsked(true);
      setFailures(0);
      return true;
    } catch {
      // Offline, or the shop is busy: the last state stays on the screen.
      setFailures((count) => count + 1);
      return false;
    }
  });
  const stillOpen = useEffectEvent(() => !nothingDue && watching(payment));

  useEffect(() => {
    if (orderCode === null) return;
    const started = Date.now();
    let inARow = 0;
    let timer = 0;
    let ended = false;
    const next = () => {
      if (ended || document.hidden || !stillOpen()) return;
      timer = window.setTimeout(check, pollPace(Date.now() - started, inARow));
    };
    const check = async () => {
      window.clearTimeout(timer);
      inARow = (await request()) ? 0 : inARow + 1;
      next();
    };
    const seen = () => {
      if (!document.hidden && stillOpen()) void check();
    };
    if (stillOpen()) void check();
    document.addEventListener("visibilitychange", seen);
    window.addEventListener("online", seen);
    return () => {
      ended = true;
      window.clearTimeout(timer);
      document.removeEventListener("visibilitychange", seen);
      window.removeEventListener("online", seen);
    };
  }, [orderCode]);

  return { payment, asked, failures, nothingDue, askNow: request };
}
