import { useRevalidator } from "react-router";
import { Button } from "#kit/web/actions/button.tsx";
import { useApi } from "#kit/web/api/api-context.tsx";
import { useFailedReply } from "#kit/web/api/use-failed-reply.ts";
import { Alert } from "#kit/web/feedback/alert.tsx";
import { useToast } from "#kit/web/feedback/toast-context.tsx";
import { TextField } from "#kit/web/forms/text-field.tsx";
import { type Problems, useCheckedForm } from "#kit/web/forms/use-checked-form.ts";
import { useContactProof } from "#modules/order/web/contact-proof/contact-proof.tsx";
import { logisticsSchema } from "../contract/return-form.ts";
import { useReturnText } from "./return-text.ts";
import { FillLogisticsDocument } from "./returns.graphql.gen.ts";

/** With whom the parcel travels back, and under which number (RN-03). */
export function LogisticsForm({ returnCode }: { returnCode: string }) {
  const t = useReturnText();
  const api = useApi();
  const toast = useToast();
  const { revalidate } = useRevalidator();
  const { withProof } = useContactProof();
  const failedReply = useFailedReply(t("failed"));
  const { submit, sending, problems, field } = useCheckedForm({
    schema: logisticsSchema,
    async send(input): Promise<Problems | null> {
      const call = async () =>
        (await api(FillLogisticsDocument, { input: { returnCode, ...input } })).fullLogisticsInfo;
      const reply = await withProof(call).catch(failedReply);
      // The request failed with a message: the input stays.
      if (reply === null) return {};
      if (!reply?.success) return { "": reply?.errorMessage ?? t("failed") };
      if (reply.message) toast({ text: reply.message });
      await revalidate();
      return null;
    },
  });
  return (
    <form noValidate onSubmit={submit} className="mt-4 grid gap-4" aria-label={t("fill_logistics")}>
      {problems[""] ? (
        <Alert tone="error" live>
          {problems[""]}
        </Alert>
      ) : null}
      <TextField
        {...field("companyName")}
        label={t("company")}
        hint={t("company_hint")}
        maxLength={60}
        autoComplete="off"
      />
      <TextField
        {...field("expressCode")}
        label={t("express_code")}
        maxLength={50}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <div>
        <Button type="submit" icon="truck" loading={sending}>
          {t("fill_logistics")}
        </Button>
      </div>
    </form>
  );
}
