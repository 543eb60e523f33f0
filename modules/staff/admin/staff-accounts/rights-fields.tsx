import { Checkbox } from "#kit/web/forms/checkbox.tsx";
import { FieldError } from "#kit/web/forms/field-frame.tsx";
import { SelectField } from "#kit/web/forms/select-field.tsx";
import { staffRoles } from "#modules/staff/contract/roles.ts";
import type { StoreChoice } from "./staff-member-model.ts";
import { useStaffAccountsText } from "./staff-text.ts";

type RightsFieldsProps = {
  roles: readonly string[];
  storeCode: string | null;
  stores: readonly StoreChoice[];
  problems: Readonly<Record<string, string>>;
  /** Tells two forms on one page apart. */
  id: string;
};

/** Roles, each with what it allows, and the store. */
export function RightsFields({ roles, storeCode, stores, problems, id }: RightsFieldsProps) {
  const t = useStaffAccountsText();
  const problem = problems.roles ?? problems["roles.0"] ?? null;
  return (
    <>
      <fieldset aria-describedby={problem ? `${id}-roles-error` : undefined}>
        <legend className="text-sm font-bold">{t("roles")}</legend>
        <div className="grid gap-x-6 sm:grid-cols-2">
          {staffRoles.map((role) => (
            <Checkbox
              key={role}
              id={`${id}-${role}`}
              name="roles"
              value={role}
              label={t(`role_${role}`)}
              hint={t(`may_${role}`)}
              defaultChecked={roles.includes(role)}
            />
          ))}
        </div>
        <FieldError id={`${id}-roles-error`} error={problem} />
      </fieldset>
      <div className="sm:max-w-96">
        <SelectField
          id={`${id}-store`}
          name="storeCode"
          label={t("store")}
          hint={t("store_hint")}
          placeholder={t("store_any")}
          options={stores.map(({ code, name }) => ({ value: code, label: name }))}
          defaultValue={storeCode ?? ""}
          error={problems.storeCode ?? null}
        />
      </div>
    </>
  );
}
