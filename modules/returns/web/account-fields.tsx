import { TitledCard } from "#kit/web/content/titled-card.tsx";
import { TextField } from "#kit/web/forms/text-field.tsx";
import type { useCheckedForm } from "#kit/web/forms/use-checked-form.ts";
import { useReturnText } from "./return-text.ts";

type Field = ReturnType<typeof useCheckedForm>["field"];

/** The bank account for refunds that cannot go to the payment method. */
export function AccountFields({ field }: { field: Field }) {
  const t = useReturnText();
  return (
    <TitledCard title={t("account")} icon="wallet" text={t("account_text")}>
      <div className="grid gap-4">
        <TextField {...field("bankName")} label={t("bank_name")} maxLength={60} autoComplete="off" />
        <TextField
          {...field("accountNumber")}
          label={t("account_number")}
          maxLength={26}
          inputMode="numeric"
          autoComplete="off"
        />
        <TextField {...field("accountHolder")} label={t("account_holder")} maxLength={80} autoComplete="name" />
      </div>
    </TitledCard>
  );
}
