import { useState } from "react";
import { type GenericSchema, object } from "valibot";
import { Button } from "#kit/web/actions/button.tsx";
import { SelectField } from "#kit/web/forms/select-field.tsx";
import { TextField } from "#kit/web/forms/text-field.tsx";
import { useCheckedForm } from "#kit/web/forms/use-checked-form.ts";
import { birthDateSchema, firstNameSchema, genderSchema, lastNameSchema } from "../../contract/person.ts";
import type { AccountModel } from "./account-model.ts";
import { useAccountText } from "./account-text.ts";
import { useAccountCalls } from "./change/use-account-calls.ts";

type Missing = { firstName: boolean; lastName: boolean; gender: boolean; birthDate: boolean };

export const missingIn = ({ firstName, lastName, gender, birthDate }: AccountModel): Missing => ({
  firstName: firstName === "",
  lastName: lastName === "",
  gender: gender === null,
  birthDate: birthDate === null,
});

/** Form for profile fields that are still empty; they can be set once. */
export function CompleteProfile({ missing, onSaved }: { missing: Missing; onSaved: () => void }) {
  const t = useAccountText();
  const [open, setOpen] = useState(false);
  if (!open) {
    return (
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {t("complete")}
      </Button>
    );
  }
  return <Form missing={missing} onSaved={onSaved} onClose={() => setOpen(false)} />;
}

function schemaOf(missing: Missing) {
  const entries: Record<string, GenericSchema<unknown, string>> = {
    ...(missing.firstName ? { firstName: firstNameSchema } : {}),
    ...(missing.lastName ? { lastName: lastNameSchema } : {}),
    ...(missing.gender ? { gender: genderSchema } : {}),
    ...(missing.birthDate ? { birthDate: birthDateSchema(() => new Date()) } : {}),
  };
  return object(entries);
}

function Form({ missing, onSaved, onClose }: { missing: Missing; onSaved: () => void; onClose: () => void }) {
  const t = useAccountText();
  const { saveProfile } = useAccountCalls();
  const { submit, sending, field } = useCheckedForm({
    schema: schemaOf(missing),
    async send(values) {
      const wrong = await saveProfile(values);
      onClose();
      if (wrong === null) onSaved();
      return null;
    },
  });
  return (
    <form noValidate onSubmit={submit} className="grid w-full max-w-dialog-s gap-4">
      {missing.firstName ? <TextField {...field("firstName")} kind="given-name" label={t("first_name")} /> : null}
      {missing.lastName ? <TextField {...field("lastName")} kind="family-name" label={t("last_name")} /> : null}
      {missing.gender ? (
        <SelectField
          {...field("gender")}
          label={t("gender")}
          placeholder={t("choose")}
          autoComplete="sex"
          options={[
            { value: "FEMALE", label: t("female") },
            { value: "MALE", label: t("male") },
          ]}
        />
      ) : null}
      {missing.birthDate ? (
        <TextField {...field("birthDate")} kind="birth-date" label={t("birth_date")} hint={t("birth_date_hint")} />
      ) : null}
      <span className="flex flex-wrap gap-2">
        <Button type="submit" loading={sending}>
          {t("save")}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {t("cancel")}
        </Button>
      </span>
    </form>
  );
}
