import { useState } from "react";
import { Form, useNavigate } from "react-router";
import { Button } from "#kit/web/actions/button.tsx";
import { Checkbox } from "#kit/web/forms/checkbox.tsx";
import { TextField } from "#kit/web/forms/text-field.tsx";
import type { AdminAnswer } from "#modules/admin/web/action-answer.ts";
import { ActionResult } from "#modules/admin/web/action-result.tsx";
import { AdminPanel } from "#modules/admin/web/admin-panel.tsx";
import { PageHeader } from "#modules/admin/web/page-header.tsx";
import { fieldId } from "#modules/admin/web/record-editor/field-id.ts";
import { RecordText } from "#modules/admin/web/record-editor/record-fields.tsx";
import { RecordForm } from "#modules/admin/web/record-editor/record-form.tsx";
import { HistoryButton } from "#modules/admin/web/record-editor/record-history.tsx";
import { type EditedRecord, useRecordEditor } from "#modules/admin/web/record-editor/use-record-editor.ts";
import { isStaffRole, type Permission, permissions } from "../../contract/roles.ts";
import { groupKey, permissionKey, useRolesText } from "./roles-text.ts";
import { useRoleName } from "./use-role-name.ts";

/** Permissions by what they are about: the part of their name before the dot. */
const groups = [...Map.groupBy(permissions, groupKey)];

type RolePageProps = { code: string; record: EditedRecord | null; answer: AdminAnswer | null };

/** One role, or a new one: its name and its permissions. Use the code as its React key. */
export function RolePage({ code, record, answer }: RolePageProps) {
  const t = useRolesText();
  const roleName = useRoleName();
  const navigate = useNavigate();
  const isNew = record === null;
  const isShipped = isStaffRole(code);
  const isAdmin = code === "admin";
  const [newCode, setNewCode] = useState("");
  const labelOf = (path: string) =>
    path.startsWith("permissions/")
      ? t(permissionKey(path.slice("permissions/".length) as Permission))
      : t(path === "name" ? "name" : "permissions");
  const editor = useRecordEditor({
    type: "role",
    id: isNew ? newCode.trim() : code,
    record,
    labelOf,
    showValue: (_path, value) => (value === true ? t("permitted") : String(value)),
    onSaved: ({ id }) => (isNew ? void navigate(`/admin/staff/roles/${id}`) : undefined),
  });
  const saved = typeof editor.saved.name === "string" ? editor.saved.name : null;
  const title = isNew ? t("new") : roleName(code, saved);
  return (
    <div className="grid gap-3">
      <PageHeader
        title={title}
        above={[
          { label: t("staff"), to: "/admin/staff" },
          { label: t("roles"), to: "/admin/staff/roles" },
        ]}
        actions={isNew ? null : <HistoryButton editor={editor} />}
      />
      <ActionResult answer={answer} />
      {isAdmin ? <p className="text-sm text-ink-soft">{t("admin_stays")}</p> : null}
      {isShipped && !isAdmin ? <p className="text-sm text-ink-soft">{t("shipped_text")}</p> : null}
      <RecordForm editor={editor} label={title}>
        {isShipped ? null : (
          <AdminPanel title={t("basics")}>
            <div className="grid items-start gap-3 md:grid-cols-2">
              <RecordText editor={editor} path="name" maxLength={60} />
              {isNew ? (
                <TextField
                  id={fieldId("")}
                  name="code"
                  label={t("code")}
                  hint={t("code_hint")}
                  value={newCode}
                  maxLength={40}
                  spellCheck={false}
                  autoCapitalize="none"
                  autoComplete="off"
                  onChange={(event) => setNewCode(event.currentTarget.value)}
                  error={editor.problemAt("")}
                />
              ) : null}
            </div>
          </AdminPanel>
        )}
        <AdminPanel title={t("permissions")}>
          {editor.problemAt("permissions") ? (
            <p className="mb-2 text-sm font-semibold text-danger">{editor.problemAt("permissions")}</p>
          ) : null}
          <div id={fieldId("permissions")} tabIndex={-1} className="grid gap-4 md:grid-cols-2">
            {groups.map(([group, members]) => (
              <fieldset key={group} className="grid content-start gap-1">
                <legend className="text-sm font-bold">{t(group)}</legend>
                {members.map((permission) => (
                  <Checkbox
                    key={permission}
                    id={fieldId(`permissions/${permission}`)}
                    name="permissions"
                    value={permission}
                    label={t(permissionKey(permission))}
                    checked={editor.value(`permissions/${permission}`) === true}
                    disabled={isAdmin || !editor.editable}
                    onChange={(event) =>
                      editor.set(`permissions/${permission}`, event.currentTarget.checked ? true : undefined)
                    }
                  />
                ))}
              </fieldset>
            ))}
          </div>
        </AdminPanel>
      </RecordForm>
      {isNew || isShipped ? null : (
        <details className="rounded-lg border border-line bg-surface px-4 text-sm">
          <summary className="flex min-h-11 cursor-pointer items-center font-bold text-danger">
            {t("delete_open")}
          </summary>
          <Form method="post" className="grid justify-items-start gap-3 pb-4">
            <input type="hidden" name="intent" value="delete" />
            <input type="hidden" name="code" value={code} />
            <p>{t("delete_sure")}</p>
            <Button type="submit" variant="danger" size="sm" icon="trash-2">
              {t("delete")}
            </Button>
          </Form>
        </details>
      )}
    </div>
  );
}
