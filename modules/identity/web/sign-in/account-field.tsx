import { TextField } from "#kit/web/forms/text-field.tsx";
import { longestAccount } from "../../contract/sign-in.ts";
import { useSignInText } from "./sign-in-text.ts";

type AccountFieldProps = {
  enterKeyHint: "next" | "send";
  defaultValue: string | undefined;
  error: string | undefined;
};

/** An e-mail or a mobile number in one field: who is asked for a password, or for where to send a new one. */
export function AccountField({ error, ...field }: AccountFieldProps) {
  const t = useSignInText();
  return (
    <TextField
      name="account"
      label={t("account")}
      kind="username"
      maxLength={longestAccount}
      error={error ?? null}
      {...field}
    />
  );
}
