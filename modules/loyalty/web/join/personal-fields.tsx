import { RadioGroup } from "#kit/web/forms/radio-group.tsx";
import { TextField } from "#kit/web/forms/text-field.tsx";
import { BirthDateField } from "#modules/identity/web/sign-up/birth-date-field.tsx";
import type { Newcomer } from "#modules/identity/web/sign-up/newcomer.ts";
import type { SignUpErrors } from "#modules/identity/web/sign-up/sign-up-errors.ts";
import { useSignUpText } from "#modules/identity/web/sign-up/sign-up-text.ts";

type PersonalFieldsProps = { newcomer: Newcomer; errors: SignUpErrors };

/** Name, birth date and gender. Data the club has of its inactive member are read-only (SU-20). */
export function PersonalFields({ newcomer, errors }: PersonalFieldsProps) {
  const t = useSignUpText();
  const { locked, firstName, lastName, birthDate, gender } = newcomer;
  const fixed = (value: string) => locked && value !== "";
  return (
    <>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <TextField
          kind="given-name"
          name="firstName"
          label={t("firstName")}
          defaultValue={firstName}
          readOnly={fixed(firstName)}
          error={errors.firstName ?? null}
          required
          maxLength={100}
        />
        <TextField
          kind="family-name"
          name="lastName"
          label={t("lastName")}
          defaultValue={lastName}
          readOnly={fixed(lastName)}
          error={errors.lastName ?? null}
          required
          maxLength={100}
        />
      </div>
      {fixed(birthDate) ? (
        <TextField kind="birth-date" name="birthDate" label={t("birthDate")} defaultValue={birthDate} readOnly />
      ) : (
        <BirthDateField
          label={t("birthDate")}
          hint={t("birthDateHint")}
          error={errors.birthDate ?? null}
          defaultValue={birthDate}
        />
      )}
      {fixed(gender) ? (
        <>
          <TextField name="genderShown" label={t("gender")} value={t(gender === "MALE" ? "male" : "female")} readOnly />
          <input type="hidden" name="gender" value={gender} />
        </>
      ) : (
        <RadioGroup
          legend={t("gender")}
          name="gender"
          defaultValue={gender}
          options={[
            { value: "MALE", label: t("male") },
            { value: "FEMALE", label: t("female") },
          ]}
          error={errors.gender ?? null}
          required
        />
      )}
    </>
  );
}
