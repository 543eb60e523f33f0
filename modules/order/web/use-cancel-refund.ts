import { useCallback, useEffect, useRef, useState } from "react";
import { useApi } from "#kit/web/api/api-context.tsx";
import { CancelRefundDocument, type CancelRefundResult } from "./order-actions.graphql.gen.ts";

export type CancelRefundModel = NonNullable<CancelRefundResult["queryCancelRefund"]["data"]>;

type Item = { readonly orderItemCode: string; readonly count: number };

/** `key` names the pieces a sum belongs to: a sum for other pieces is never shown as theirs. */
type Known = { readonly key: string; readonly refund: CancelRefundModel | null; readonly problem: string | null };

/** The refund of the chosen pieces, loaded again on each change. Null while loading. */
export function useCancelRefund(orderCode: string, items: readonly Item[], open: boolean) {
  const api = useApi();
  const [known, setKnown] = useState<Known | null>(null);
  const [round, setRound] = useState(0);
  const key = JSON.stringify(items);
  const latest = useRef("");
  useEffect(() => {
    // Once the cancellation is requested, none of them is left to choose until the dialog closes.
    if (!open || key === "[]" || key.includes('"count":0')) return;
    const requested = `${round} ${key}`;
    latest.current = requested;
    const input = { orderCode, items: JSON.parse(key) as Item[] };
    void api(CancelRefundDocument, { input })
      .catch(() => null)
      .then((response) => {
        // A slower answer for pieces chosen before is dropped.
        if (latest.current !== requested) return;
        const reply = response?.queryCancelRefund;
        setKnown({
          key: requested,
          refund: reply?.data ?? null,
          problem: reply?.data ? null : (reply?.errorMessage ?? ""),
        });
      });
  }, [api, orderCode, key, open, round]);
  const current = known?.key === `${round} ${key}` ? known : null;
  return {
    refund: current?.refund ?? null,
    /** Empty when no answer came. */
    problem: current?.problem ?? null,
    askAgain: useCallback(() => setRound((before) => before + 1), []),
  };
}
