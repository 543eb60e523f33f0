import { TextField } from "#kit/web/forms/text-field.tsx";
import type { useCheckedForm } from "#kit/web/forms/use-checked-form.ts";
import { useOrderText } from "./order-text.ts";

type Field = ReturnType<typeof useCheckedForm>["field"];

/** The fields of a bank account. */
export function AccountFields({ field }: { field: Field }) {
  const t = useOrderText();
  return (
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
  );
}
