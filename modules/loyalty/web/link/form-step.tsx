import { nationalPart } from "#kit/core/mobile-number.ts";
import { Button } from "#kit/web/actions/button.tsx";
import { Alert } from "#kit/web/feedback/alert.tsx";
import { PasswordField } from "#kit/web/forms/password-field.tsx";
import { PhoneField } from "#kit/web/forms/phone-field.tsx";
import { useCheckedForm } from "#kit/web/forms/use-checked-form.ts";
import { useLocale } from "#kit/web/i18n/text-context.tsx";
import { linkFormSchema } from "../../contract/link-form.ts";
import { openClubWindow } from "../club-window.ts";
import type { LinkStepProps } from "./link-step-props.ts";
import type { LinkState } from "./link-steps.ts";
import { useLinkText } from "./link-text.ts";

type FormStepProps = LinkStepProps & {
  state: Extract<LinkState, { step: "form" }>;
  clubSiteUrl: string;
};

/** Step 2: the number behind its fixed prefix, and the password (LY-10, VA-24). Typed values survive a refusal. */
export function FormStep({ state, send, clubSiteUrl }: FormStepProps) {
  const t = useLinkText();
  const locale = useLocale();
  const { submit, field } = useCheckedForm({
    schema: linkFormSchema,
    async send({ mobile, password }) {
      send({ type: "send", mobile, password });
      return null;
    },
  });
  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      <p className="text-ink-soft">{t("form_text")}</p>
      {state.problem === null ? null : (
        <Alert tone="error" live>
          {state.problem}
        </Alert>
      )}
      <PhoneField
        {...field("mobile")}
        label={t("mobile")}
        defaultValue={state.mobile === undefined ? undefined : nationalPart(state.mobile)}
        required
      />
      <div className="grid gap-1.5">
        <PasswordField
          {...field("password")}
          kind="current-password"
          label={t("password")}
          showLabel={t("show_password")}
          concealLabel={t("hide_password")}
          required
        />
        <button
          type="button"
          onClick={() => openClubWindow(clubSiteUrl, "newPassword", locale)}
          className="min-h-11 justify-self-start text-sm font-bold text-brick-ink underline underline-offset-2"
        >
          {t("forgot")}
        </button>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" loading={state.busy} className="grow">
          {t("continue")}
        </Button>
        <Button variant="secondary" onClick={() => send({ type: "close" })} className="grow">
          {t("cancel")}
        </Button>
      </div>
    </form>
  );
}
