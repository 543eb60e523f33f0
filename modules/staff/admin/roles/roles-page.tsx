import { Link } from "react-router";
import { LinkButton } from "#kit/web/actions/link-button.tsx";
import { Badge } from "#kit/web/feedback/badge.tsx";
import { PageHeader } from "#modules/admin/web/page-header.tsx";
import { ExportLink } from "#modules/admin/web/record-list/export-link.tsx";
import type { AdminRolesResult } from "./roles.graphql.gen.ts";
import { useRolesText } from "./roles-text.ts";
import { useRoleName } from "./use-role-name.ts";

/** All roles, those that come with the shop first. */
export function RolesPage({ roles }: { roles: AdminRolesResult["adminRoles"] }) {
  const t = useRolesText();
  const roleName = useRoleName();
  return (
    <div className="grid gap-3">
      <PageHeader
        title={t("roles")}
        above={[{ label: t("staff"), to: "/admin/staff" }]}
        actions={
          <>
            <ExportLink />
            <LinkButton to="/admin/staff/roles/new" variant="court" size="sm" icon="plus">
              {t("new")}
            </LinkButton>
          </>
        }
      />
      <p className="max-w-prose text-sm text-ink-soft">{t("lead")}</p>
      <ul className="divide-y divide-line overflow-hidden rounded-lg border border-line bg-surface">
        {roles.map(({ code, name, permissions, isShipped, people }) => (
          <li
            key={code}
            className="relative flex flex-wrap items-center gap-x-3 gap-y-1 px-3 py-2 text-sm hover:bg-sunken focus-within:bg-sunken"
          >
            <Link
              to={`/admin/staff/roles/${code}`}
              data-row
              className="min-h-9 content-center font-bold no-underline after:absolute after:inset-0 hover:underline"
            >
              {roleName(code, name)}
            </Link>
            {isShipped ? null : <Badge tone="info">{t("own")}</Badge>}
            <span className="text-ink-soft tabular-nums">{t("permits", { count: permissions.length })}</span>
            <span className="ml-auto text-ink-soft tabular-nums">{t("people", { count: people })}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
