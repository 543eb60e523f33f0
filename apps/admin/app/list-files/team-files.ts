import { auditPageSize } from "#modules/admin/contract/admin-actions.ts";
import type { AdminTextKey } from "#modules/admin/web/admin-text.ts";
import { AdminAuditDocument, type AdminAuditResult } from "#modules/admin/web/audit.graphql.gen.ts";
import { actionLabel, factsIn } from "#modules/admin/web/audit-labels.ts";
import { AdminRolesDocument } from "#modules/staff/admin/roles/roles.graphql.gen.ts";
import { roleNameIn } from "#modules/staff/admin/roles/use-role-name.ts";
import { AdminStaffDocument } from "#modules/staff/admin/staff-accounts/staff.graphql.gen.ts";
import type { StaffAccountsTextKey } from "#modules/staff/admin/staff-accounts/staff-text.ts";
import { AdminStoresDocument } from "../forms/stores.graphql.gen.ts";
import { askedAudit } from "../request/asked-lists.ts";
import { type FileFacts, listFile, onePage } from "./list-file.ts";

export const staffFile = listFile({
  pages: ({ api }) => onePage(api(AdminStaffDocument).then(({ adminStaff }) => adminStaff)),
  async columns({ t, textOf, api }) {
    const text = textOf<StaffAccountsTextKey>("staff-accounts");
    const [{ adminRoles }, { adminStores }] = await Promise.all([api(AdminRolesDocument), api(AdminStoresDocument)]);
    const roleName = roleNameIn(text);
    const nameOf = (role: string) => roleName(role, adminRoles.find(({ code }) => code === role)?.name);
    return [
      { head: t("name"), text: (row) => row.name },
      { head: t("email"), text: (row) => row.email },
      { head: t("roles"), text: ({ roles }) => roles.map(nameOf).join(", ") },
      {
        head: t("store"),
        text: ({ storeCode }) =>
          storeCode === null
            ? text("store_any")
            : (adminStores.find(({ code }) => code === storeCode)?.name ?? storeCode),
      },
      { head: t("state"), text: ({ state }) => text(`state_${state as "ready"}`) },
      { head: t("last_seen"), text: (row) => row.lastSeen },
    ];
  },
});

export const rolesFile = listFile({
  pages: ({ api }) => onePage(api(AdminRolesDocument).then(({ adminRoles }) => adminRoles)),
  columns({ t, textOf }) {
    const roleName = roleNameIn(textOf<StaffAccountsTextKey>("staff-accounts"));
    return [
      { head: t("code"), text: (row) => row.code },
      { head: t("name"), text: ({ code, name }) => roleName(code, name) },
      { head: t("permissions"), text: ({ permissions }) => permissions.join(", ") },
      { head: t("people"), text: (row) => row.people },
    ];
  },
});

type AuditLine = AdminAuditResult["adminAudit"][number];

/** From the newest line backwards; each page goes on before the last line of the one before. */
async function* auditPages({ query, api }: FileFacts): AsyncGenerator<readonly AuditLine[]> {
  const { subject, contacts } = askedAudit(query);
  for (let before: number | null = null; ; ) {
    const asked: { subject: string | null; before: number | null; contacts: boolean } = {
      subject: subject || null,
      before,
      contacts,
    };
    const { adminAudit } = await api(AdminAuditDocument, asked);
    yield adminAudit;
    const last = adminAudit.at(-1);
    if (!last || adminAudit.length < auditPageSize) return;
    before = Number(last.id);
  }
}

export const auditFile = listFile({
  pages: auditPages,
  columns({ t, textOf, locale }) {
    const text = textOf<AdminTextKey>("admin");
    return [
      { head: t("time"), text: (row) => row.at },
      { head: t("person"), text: (row) => row.name },
      { head: t("action"), text: ({ action }) => actionLabel(action, text) },
      { head: t("subject"), text: (row) => row.subject },
      {
        head: t("details"),
        text: ({ detail }) =>
          factsIn(detail, locale, text)
            .map(({ name, value }) => (name === null ? value : `${name} ${value}`))
            .join(" · "),
      },
    ];
  },
});
