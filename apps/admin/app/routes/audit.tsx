import { auditPageSize } from "#modules/admin/contract/admin-actions.ts";
import { AdminAuditDocument } from "#modules/admin/web/audit.graphql.gen.ts";
import { AuditPage } from "#modules/admin/web/audit-page.tsx";
import { adminMeta } from "../admin-meta.ts";
import { adminCall, adminPage } from "../request/admin-call.server.ts";
import { askedAudit } from "../request/asked-lists.ts";
import type { PageMeta, PageProps, RouteArgs } from "../request/route-types.ts";

export async function loader(facts: RouteArgs) {
  const query = new URL(facts.request.url).searchParams;
  const { subject, contacts } = askedAudit(query);
  const before = Math.trunc(Number(query.get("before"))) || null;
  const asked = { subject: subject || null, before: before !== null && before > 0 ? before : null, contacts };
  const { adminAudit } = await adminCall(facts, ({ api }) => api(AdminAuditDocument, asked));
  return {
    lines: adminAudit,
    subject,
    contacts,
    more: adminAudit.length === auditPageSize,
    ...adminPage(facts.context, "audit"),
  };
}

export const meta: PageMeta<typeof loader> = ({ loaderData }) => adminMeta(loaderData?.title);

export default function Audit({ loaderData: { title: _title, ...page } }: PageProps<typeof loader>) {
  return <AuditPage {...page} />;
}
