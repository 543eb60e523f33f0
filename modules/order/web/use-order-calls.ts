import { useState } from "react";
import { useNavigate, useRevalidator } from "react-router";
import { useApi } from "#kit/web/api/api-context.tsx";
import { useFailedReply } from "#kit/web/api/use-failed-reply.ts";
import { useToast } from "#kit/web/feedback/toast-context.tsx";
import { useContactProof } from "./contact-proof/contact-proof.tsx";
import {
  BuyAgainDocument,
  CancelOrderDocument,
  PayOrderDocument,
  PickupOrderDocument,
  ReceiveOrderDocument,
  UndoCancelOrderDocument,
} from "./order-actions.graphql.gen.ts";
import { useOrderText } from "./order-text.ts";

type Answer = { success: boolean; message?: string | null; errorMessage?: string | null } | null | undefined;

/** The actions on an order. Each shows its result in a toast; a refusal also reloads the order. */
export function useOrderCalls(orderCode: string, showCount: (units: number) => void) {
  const t = useOrderText();
  const api = useApi();
  const toast = useToast();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const { withProof } = useContactProof();
  const failedReply = useFailedReply(t("failed"));
  const [running, setRunning] = useState<string | null>(null);

  const notify = async (reply: Answer): Promise<boolean> => {
    // The shopper did not want to prove that the order is theirs: nothing was done, and they know.
    if (reply === null) return false;
    if (reply?.success) {
      if (reply.message) toast({ text: reply.message });
    } else toast({ text: reply?.errorMessage ?? t("failed"), kind: "error" });
    await revalidate();
    return reply?.success ?? false;
  };
  /** One at a time: a second press while something runs does nothing. */
  const once =
    <Given extends readonly unknown[]>(name: string, work: (...given: Given) => Promise<void>) =>
    async (...given: Given) => {
      if (running !== null) return;
      setRunning(name);
      await work(...given).catch((problem: unknown) =>
        toast({ text: failedReply(problem).errorMessage, kind: "error" }),
      );
      setRunning(null);
    };

  return {
    running,
    pay: once("payOrder", async (paymentMethod?: string) => {
      const payOrder = await withProof(
        async () => (await api(PayOrderDocument, { orderCode, paymentMethod: paymentMethod ?? null })).payOrder,
      );
      if (!payOrder?.data) return void (await notify(payOrder));
      const { redirectUrl, vaNumber, totalAmount, paymentMethod: method, orderCode: codes } = payOrder.data;
      if (redirectUrl) return window.location.assign(redirectUrl);
      const query = new URLSearchParams({ order: codes, totalAmount: String(totalAmount), paymentMethod: method });
      if (vaNumber) query.set("vaNumber", vaNumber);
      await navigate(`/payment?${query}`);
    }),
    receive: once("receiveOrder", async () => {
      await notify(await withProof(async () => (await api(ReceiveOrderDocument, { orderCode })).receiveOrder));
    }),
    undoCancel: once("undoCancel", async () => {
      await notify(await withProof(async () => (await api(UndoCancelOrderDocument, { orderCode })).undoCancelOrder));
    }),
    pickup: once("pickupOrder", async () => {
      await notify(await withProof(async () => (await api(PickupOrderDocument, { orderCode })).pickupOrder));
    }),
    buyAgain: once("buyAgain", async () => {
      const { buyAgain } = await api(BuyAgainDocument, { orderCode });
      if (!buyAgain.data) return toast({ text: buyAgain.errorMessage ?? t("failed"), kind: "error" });
      const { missing, miniCartCount } = buyAgain.data;
      showCount(miniCartCount);
      const names = missing.map(({ skuName, count }) => `${count} × ${skuName}`).join(", ");
      toast({ text: names === "" ? (buyAgain.message ?? "") : t("partly_added", { names }) });
    }),
    async cancel(reasonCode: string): Promise<boolean> {
      const input = { orderCode, reasonCode };
      const call = async () => (await api(CancelOrderDocument, { input })).cancelOrder;
      return notify(await withProof(call).catch(failedReply));
    },
  };
}
