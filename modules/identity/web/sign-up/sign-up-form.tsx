import { Button } from "#kit/web/actions/button.tsx";
import { Alert } from "#kit/web/feedback/alert.tsx";
import { PasswordField } from "#kit/web/forms/password-field.tsx";
import { RadioGroup } from "#kit/web/forms/radio-group.tsx";
import { TextField } from "#kit/web/forms/text-field.tsx";
import { ConsentCheckbox } from "#modules/consent/web/consent-checkbox.tsx";
import { BirthDateField } from "./birth-date-field.tsx";
import { EmailPart } from "./email-part.tsx";
import type { Newcomer } from "./newcomer.ts";
import { useSignUpText } from "./sign-up-text.ts";
import { type Registered, useSignUp } from "./use-sign-up.ts";

type SignUpFormProps = {
  newcomer: Newcomer;
  newsTicked: boolean;
  onRegistered(registered: Registered): Promise<void>;
  /** Called with the server's message when the tickets have expired. */
  onExpired(message: string): void;
};

/** The standard sign-up form (SU-03). A field's error is shown when the field is left, all errors when the form is sent. */
export function SignUpForm({ newcomer, newsTicked, onRegistered, onExpired }: SignUpFormProps) {
  const t = useSignUpText();
  const form = useSignUp({ newcomer, onRegistered, onExpired });
  const { errors } = form;
  const eye = { showLabel: t("show"), concealLabel: t("conceal") };
  return (
    <form
      ref={form.ref}
      noValidate
      onSubmit={form.submit}
      onBlur={form.leaveField}
      onChange={form.changeField}
      className="grid gap-5"
    >
      <input type="hidden" name="mobile" value={newcomer.mobile ?? ""} disabled />
      <h2 className="text-lg font-extrabold">{t("accountPart")}</h2>
      <EmailPart
        given={newcomer.email}
        errors={errors}
        mail={form.mail}
        onProblem={(message) => form.say("email", message)}
      />
      <PasswordField
        kind="new-password"
        name="password"
        label={t("password")}
        hint={t("passwordHint")}
        error={errors.password ?? null}
        required
        {...eye}
      />
      <PasswordField
        kind="new-password"
        name="rePassword"
        label={t("rePassword")}
        error={errors.rePassword ?? null}
        required
        {...eye}
      />
      <h2 className="mt-3 text-lg font-extrabold">{t("personPart")}</h2>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <TextField
          kind="given-name"
          name="firstName"
          label={t("firstName")}
          defaultValue={newcomer.firstName}
          error={errors.firstName ?? null}
          required
          maxLength={100}
        />
        <TextField
          kind="family-name"
          name="lastName"
          label={t("lastName")}
          defaultValue={newcomer.lastName}
          error={errors.lastName ?? null}
          required
          maxLength={100}
        />
      </div>
      <BirthDateField
        label={t("birthDate")}
        hint={t("birthDateHint")}
        error={errors.birthDate ?? null}
        defaultValue={newcomer.birthDate}
      />
      <RadioGroup
        legend={t("gender")}
        name="gender"
        defaultValue={newcomer.gender}
        options={[
          { value: "MALE", label: t("male") },
          { value: "FEMALE", label: t("female") },
        ]}
        error={errors.gender ?? null}
        required
      />
      <div className="grid gap-1 border-t border-line pt-4">
        <ConsentCheckbox
          purpose="dataProtection"
          missing={errors.consent !== undefined}
          onTick={() => form.say("consent", null)}
        />
        <ConsentCheckbox
          purpose="marketingEmail"
          name="newsletter"
          required={false}
          missing={false}
          ticked={newsTicked}
        />
      </div>
      {form.refusal === null ? null : (
        <Alert tone="error" live>
          <p>{form.refusal}</p>
        </Alert>
      )}
      <Button type="submit" block size="lg" loading={form.sending}>
        {t("register")}
      </Button>
    </form>
  );
}
