import { TextField } from "#kit/web/forms/text-field.tsx";
import { longestAccount } from "../../contract/sign-in.ts";
import { useSignInText } from "./sign-in-text.ts";

type AccountFieldProps = {
  enterKeyHint: "next" | "send";
  defaultValue: string | undefined;
  error: string | undefined;
};

/** One field for an e-mail address or a mobile number. */
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
