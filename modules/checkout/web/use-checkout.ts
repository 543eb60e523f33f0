import { useRef, useState } from "react";
import { rp } from "#kit/core/format-rupiah.ts";
import { useApi } from "#kit/web/api/api-context.tsx";
import { useFailedReply } from "#kit/web/api/use-failed-reply.ts";
import { useToast } from "#kit/web/feedback/toast-context.tsx";
import { type CheckoutChange, changesBetween } from "../contract/changes.ts";
import type { Agreements } from "../contract/checkout-problems.ts";
import type { CheckoutView } from "../contract/checkout-view.ts";
import {
  applyCouponDocument,
  type CheckoutFields,
  type CreateOrderCustomResult,
  createOrderCustomDocument,
  redeemPointsDocument,
  updateCheckoutDocument,
} from "./checkout.graphql.gen.ts";
import { checkoutModel } from "./checkout-model.ts";
import { useCheckoutText } from "./checkout-text.ts";
import { type Choice, pressedType, withChoice } from "./with-choice.ts";

export type Placed = NonNullable<CreateOrderCustomResult["createOrderCustom"]["data"]>;

type Reply = {
  readonly errorCode: string | null;
  readonly errorMessage: string | null;
  readonly data: CheckoutFields | null;
};

/** The error codes after which nothing can be changed: the page shows it and the next links. */
const ends = new Set(["CHECKOUT_EXPIRED", "ORDER_PLACED", "ALREADY_ORDERED", "NOT_FOUND"]);

/** A checkout as the page changes it. The server makes every change; its response is shown. */
export function useCheckout(initial: CheckoutView) {
  const t = useCheckoutText();
  const api = useApi();
  const toast = useToast();
  const failedReply = useFailedReply(t("try_again"));
  const [kept, setKept] = useState(initial);
  const [hopes, setHopes] = useState<readonly Choice[]>([]);
  const [changes, setChanges] = useState<readonly CheckoutChange[]>([]);
  const [ended, setEnded] = useState<string | null>(null);
  const [busy, setBusy] = useState(0);
  const attempt = useRef(1);
  const latest = useRef(initial);
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const view = hopes.reduce(withChoice, kept);
  const { checkoutId } = view;

  const answer = async (call: () => Promise<Reply>): Promise<string | null> => {
    try {
      const { data, errorCode, errorMessage } = await call();
      if (data) {
        latest.current = checkoutModel(data);
        setKept(latest.current);
      }
      if (errorCode !== null && ends.has(errorCode)) setEnded(errorMessage);
      return data ? null : (errorMessage ?? t("try_again"));
    } catch (problem) {
      return failedReply(problem).errorMessage;
    }
  };
  /**
   * Returns the error, or null. A network that fails leaves everything as it was. One call goes after the other: an
   * answer that overtook a later one would show what is no longer so.
   */
  const during = async (call: () => Promise<Reply>): Promise<string | null> => {
    setBusy((count) => count + 1);
    const answered = queue.current.then(() => answer(call));
    queue.current = answered;
    const problem = await answered;
    setBusy((count) => count - 1);
    return problem;
  };
  const update = async (input: Choice): Promise<string | null> => {
    setChanges([]);
    return during(async () => (await api(updateCheckoutDocument, { input: { checkoutId, ...input } })).updateCheckout);
  };
  return {
    view,
    /** As the shop has answered last, without choices still on their way. */
    confirmed: kept,
    /** Shown as chosen, whether the shop has answered or not. */
    deliveryType: pressedType(kept, hopes),
    changes,
    ended,
    busy: busy > 0,
    update,
    /** The same for choices that are made by one press: they are shown at once, and taken back with a word if refused. */
    async choose(input: Choice): Promise<void> {
      setHopes((before) => [...before, input]);
      const problem = await update(input);
      setHopes((before) => before.filter((hope) => hope !== input));
      if (problem) toast({ kind: "error", text: problem });
    },
    coupon: (couponCode: string) =>
      during(async () => (await api(applyCouponDocument, { checkoutId, couponCode })).applyCoupon),
    async points(pin: string | null) {
      let attemptsLeft: number | null = null;
      const problem = await during(async () => {
        const { redeemPoints } = await api(redeemPointsDocument, { checkoutId, pin });
        attemptsLeft = redeemPoints.attemptsLeft;
        return redeemPoints;
      });
      return { problem, attemptsLeft };
    },
    /** Places the order. The key stays the same until the shop has answered, so that nothing is ordered twice. */
    async place(agreements: Agreements): Promise<{ placed: Placed } | { problem: string }> {
      setChanges([]);
      const idempotencyKey = `${checkoutId}:${attempt.current}`;
      const seen = view.totals.totalAmount;
      let placed: Placed | null = null;
      const problem = await during(async () => {
        // Pressed while a choice was being saved, and the total has changed: the shopper has not seen it yet.
        const { totalAmount } = latest.current.totals;
        if (totalAmount !== seen) {
          return { errorCode: null, errorMessage: t("total_updated", { total: rp(totalAmount) }), data: null };
        }
        const input = { checkoutId, idempotencyKey, ...agreements };
        const { createOrderCustom: reply } = await api(createOrderCustomDocument, { input });
        // An answer is an answer: the next press is another attempt.
        attempt.current += 1;
        const { errorCode, errorMessage, data } = reply;
        if (reply.success && data) placed = data;
        const now = data?.checkout ?? null;
        if (now) setChanges(changesBetween(latest.current, checkoutModel(now)));
        return { errorCode, errorMessage, data: now };
      });
      if (placed) return { placed };
      return { problem: problem ?? t("changed_title") };
    },
  };
}

export type CheckoutState = ReturnType<typeof useCheckout>;
