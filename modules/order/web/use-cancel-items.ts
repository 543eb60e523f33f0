import { useState } from "react";
import { useRevalidator } from "react-router";
import { useApi } from "#kit/web/api/api-context.tsx";
import { useFailedReply } from "#kit/web/api/use-failed-reply.ts";
import { useToast } from "#kit/web/feedback/toast-context.tsx";
import type { BankAccount } from "#modules/payment/contract/bank-account.ts";
import { useContactProof } from "./contact-proof/contact-proof.tsx";
import { RequestCancelOrderDocument } from "./order-actions.graphql.gen.ts";
import { useOrderText } from "./order-text.ts";

type Item = { readonly orderItemCode: string; readonly count: number };

type Shown = {
  readonly amount: number;
  readonly points: number;
  readonly bankAccount: BankAccount | null;
};

/** Asks to call off pieces of an order. A refusal stands in the dialog, and the order behind it is read anew. */
export function useCancelItems(orderCode: string) {
  const t = useOrderText();
  const api = useApi();
  const toast = useToast();
  const { revalidate } = useRevalidator();
  const { withProof } = useContactProof();
  const failedReply = useFailedReply(t("failed"));
  const [sending, setSending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [changed, setChanged] = useState(false);
  return {
    sending,
    problem,
    /** The refund would differ from the shown one: no request was made. */
    changed,
    async ask(items: readonly Item[], reasonCode: string, shown: Shown): Promise<boolean> {
      if (sending) return false;
      setSending(true);
      setProblem(null);
      setChanged(false);
      const expected = { expectedAmount: shown.amount, expectedPoints: shown.points };
      const input = { orderCode, reasonCode, items: [...items], bankAccount: shown.bankAccount, ...expected };
      const call = async () => (await api(RequestCancelOrderDocument, { input })).requestCancelOrder;
      const reply = await withProof(call).catch(failedReply);
      if (reply?.success) toast({ text: reply.message ?? "" });
      else if (reply?.errorCode === "REFUND_CHANGED") setChanged(true);
      else if (reply !== null) setProblem(reply?.errorMessage ?? t("failed"));
      if (reply) await revalidate();
      setSending(false);
      return reply?.success ?? false;
    },
  };
}
