import { useId } from "react";
import { Button } from "#kit/web/actions/button.tsx";
import { Alert } from "#kit/web/feedback/alert.tsx";
import { Checkbox } from "#kit/web/forms/checkbox.tsx";
import { PasswordField } from "#kit/web/forms/password-field.tsx";
import { useLocale } from "#kit/web/i18n/text-context.tsx";
import { EmailPart } from "#modules/identity/web/sign-up/email-part.tsx";
import type { Newcomer } from "#modules/identity/web/sign-up/newcomer.ts";
import { useSignUpText } from "#modules/identity/web/sign-up/sign-up-text.ts";
import { DataConsentBox } from "./data-consent-box.tsx";
import { useJoinText } from "./join-text.ts";
import { PersonalFields } from "./personal-fields.tsx";
import { ReferralField } from "./referral-field.tsx";
import type { Missing } from "./sign-up-state.ts";
import { type ClubRegistered, useClubSignUp } from "./use-club-sign-up.ts";

export type ClubSignUpFormProps = {
  newcomer: Newcomer;
  club: { readonly siteUrl: string; readonly consentVersion: string };
  /** The club's data terms were agreed to in this browser already. */
  agreed: boolean;
  /** Whether the newsletter checkbox starts ticked. */
  newsTicked: boolean;
  onRegistered(registered: ClubRegistered): Promise<void>;
  onExpired(message: string): void;
};

/**
 * The club's sign-up form (SU-05 to SU-16). The button is enabled when nothing is missing; missing parts are listed
 * below it.
 */
export function ClubSignUpForm({ newcomer, club, agreed, newsTicked, onRegistered, onExpired }: ClubSignUpFormProps) {
  const t = useJoinText();
  const own = useSignUpText();
  const locale = useLocale();
  const still = useId();
  const form = useClubSignUp({ newcomer, consentVersion: club.consentVersion, onRegistered, onExpired });
  const { errors, missing } = form;
  const eye = { showLabel: own("show"), concealLabel: own("conceal") };
  const password = { kind: "new-password", required: true, ...eye } as const;
  return (
    <form
      ref={form.ref}
      noValidate
      onSubmit={form.submit}
      onInput={form.changed}
      onBlur={form.left}
      className="grid gap-5"
    >
      <input type="hidden" name="mobile" value={newcomer.mobile ?? ""} disabled />
      {newcomer.locked ? <Alert tone="info">{t("lockedNote")}</Alert> : null}
      <EmailPart
        given={newcomer.email}
        errors={errors}
        mail={form.mail}
        onProblem={(message) => form.say("email", message)}
        codeInForm={false}
      />
      <PasswordField
        {...password}
        name="password"
        label={own("password")}
        hint={own("passwordHint")}
        error={errors.password ?? null}
      />
      <PasswordField {...password} name="rePassword" label={own("rePassword")} error={errors.rePassword ?? null} />
      <PersonalFields newcomer={newcomer} errors={errors} />
      <ReferralField problem={form.referralProblem} onReferral={form.onReferral} />
      <div className="grid gap-1 border-t border-line pt-4">
        <Checkbox
          name="newsletter"
          value="1"
          label={t("specialOffers")}
          defaultChecked={newsTicked}
          className="text-sm"
        />
        <DataConsentBox
          termsUrl={`${club.siteUrl}/terms?lang=${locale}`}
          agreed={agreed}
          error={errors.consent ?? null}
        />
      </div>
      {form.refusal === null ? null : (
        <Alert tone="error" live>
          <p>{form.refusal}</p>
        </Alert>
      )}
      <div className="grid gap-2">
        <Button
          type="submit"
          variant="court"
          block
          size="lg"
          loading={form.sending}
          disabled={missing.length > 0}
          aria-describedby={still}
        >
          {t("register")}
        </Button>
        <StillMissing id={still} missing={missing} />
      </div>
    </form>
  );
}

const missingTexts = { email: "missingEmail", fields: "missingFields", consent: "missingConsent" } as const;

/** The reason why the button is disabled. */
function StillMissing({ id, missing }: { id: string; missing: readonly Missing[] }) {
  const t = useJoinText();
  const parts = missing.map((part) => t(missingTexts[part])).join(" · ");
  return (
    <p id={id} role="status" className="text-center text-sm text-ink-soft">
      {parts === "" ? null : t("stillMissing", { parts })}
    </p>
  );
}
