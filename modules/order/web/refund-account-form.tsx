import { useRevalidator } from "react-router";
import { Button } from "#kit/web/actions/button.tsx";
import { useApi } from "#kit/web/api/api-context.tsx";
import { Alert } from "#kit/web/feedback/alert.tsx";
import { useToast } from "#kit/web/feedback/toast-context.tsx";
import { useCheckedForm } from "#kit/web/forms/use-checked-form.ts";
import { bankAccountSchema } from "#modules/payment/contract/bank-account.ts";
import { AccountFields } from "./account-fields.tsx";
import { useContactProof } from "./contact-proof/contact-proof.tsx";
import { SaveRefundAccountDocument } from "./order-actions.graphql.gen.ts";
import { useOrderText } from "./order-text.ts";

type RefundAccountFormProps = {
  orderCode: string;
  problem: string | null;
  /** No refund above it has shown yet why an account is needed. */
  showsReason: boolean;
};

/** The account a refund waits for. A browser that may only read proves the order's contact first. */
export function RefundAccountForm({ orderCode, problem, showsReason }: RefundAccountFormProps) {
  const t = useOrderText();
  const api = useApi();
  const toast = useToast();
  const { withProof } = useContactProof();
  const { revalidate } = useRevalidator();
  const { submit, sending, problems, field } = useCheckedForm({
    schema: bankAccountSchema,
    async send(bankAccount) {
      const input = { orderCode, bankAccount };
      const call = async () => (await api(SaveRefundAccountDocument, { input })).saveRefundAccount;
      const reply = await withProof(call).catch(() => undefined);
      // The proof was not given: the input stays.
      if (reply === null) return null;
      if (!reply?.success) return { "": reply?.errorMessage ?? t("failed") };
      if (reply.message) toast({ text: reply.message });
      await revalidate();
      return null;
    },
  });
  return (
    <form noValidate onSubmit={submit} aria-labelledby="refund-account" className="grid gap-4">
      <div>
        <h3 id="refund-account" className="font-extrabold">
          {t("account_title")}
        </h3>
        <p className="mt-1 text-sm text-ink-soft">
          {showsReason ? `${t("account_why")} ` : null}
          {t("account_text")}
        </p>
      </div>
      {problem ? <Alert tone="error">{t("account_declined", { note: problem })}</Alert> : null}
      {problems[""] ? (
        <Alert tone="error" live>
          {problems[""]}
        </Alert>
      ) : null}
      <AccountFields field={field} />
      <div>
        <Button type="submit" icon="wallet" loading={sending}>
          {t("account_save")}
        </Button>
      </div>
    </form>
  );
}
