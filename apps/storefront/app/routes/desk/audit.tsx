import { auditPageSize } from "#modules/desk/contract/desk-actions.ts";
import { AuditPage } from "#modules/desk/web/audit-page.tsx";
import { DeskAuditDocument } from "#modules/desk/web/desk.graphql.gen.ts";
import { deskCall, deskPage } from "../../desk/desk-call.server.ts";
import { deskMeta } from "../../desk/desk-meta.ts";
import type { Route } from "./+types/audit.ts";

export async function loader(facts: Route.LoaderArgs) {
  const query = new URL(facts.request.url).searchParams;
  const subject = (query.get("subject") ?? "").slice(0, 80);
  const before = Math.trunc(Number(query.get("before"))) || null;
  const asked = { subject: subject || null, before: before !== null && before > 0 ? before : null };
  const { deskAudit } = await deskCall(facts, ({ api }) => api(DeskAuditDocument, asked));
  return { lines: deskAudit, subject, more: deskAudit.length === auditPageSize, ...deskPage(facts.context, "audit") };
}

export const meta: Route.MetaFunction = ({ loaderData }) => deskMeta(loaderData?.title);

export default function Audit({ loaderData: { title: _title, ...page } }: Route.ComponentProps) {
  return <AuditPage {...page} />;
}
