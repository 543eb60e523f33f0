import { Checkbox } from "#kit/web/forms/checkbox.tsx";
import { FieldError } from "#kit/web/forms/field-frame.tsx";
import { SelectField } from "#kit/web/forms/select-field.tsx";
import { isStaffRole } from "#modules/staff/contract/roles.ts";
import { useRoleName } from "../roles/use-role-name.ts";
import type { RoleChoice, StoreChoice } from "./staff-member-model.ts";
import { useStaffAccountsText } from "./staff-text.ts";

type RightsFieldsProps = {
  roles: readonly string[];
  storeCode: string | null;
  stores: readonly StoreChoice[];
  choices: readonly RoleChoice[];
  problems: Readonly<Record<string, string>>;
  /** Separates two forms on one page. */
  id: string;
};

/** Roles with their permissions, and the store. */
export function RightsFields({ roles, storeCode, stores, choices, problems, id }: RightsFieldsProps) {
  const t = useStaffAccountsText();
  const roleName = useRoleName();
  const problem = problems.roles ?? problems["roles.0"] ?? null;
  return (
    <>
      <fieldset aria-describedby={problem ? `${id}-roles-error` : undefined}>
        <legend className="text-sm font-bold">{t("roles")}</legend>
        <div className="grid gap-x-6 sm:grid-cols-2">
          {choices.map(({ code, name }) => (
            <Checkbox
              key={code}
              id={`${id}-${code}`}
              name="roles"
              value={code}
              label={roleName(code, name)}
              {...(isStaffRole(code) ? { hint: t(`may_${code}`) } : {})}
              defaultChecked={roles.includes(code)}
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
