import { data } from "react-router";
import { AdminWorkListDocument } from "#modules/background-work/admin/work.graphql.gen.ts";
import { asOutcome } from "#modules/import-export/admin/import-model.ts";
import { ImportPage } from "#modules/import-export/admin/import-page.tsx";
import { AdminImportDocument, AdminImportRowsDocument } from "#modules/import-export/admin/imports.graphql.gen.ts";
import { adminMeta } from "../admin-meta.ts";
import { actOnImport } from "../forms/import-action.server.ts";
import { adminCall, adminPage } from "../request/admin-call.server.ts";
import type { PageMeta, PageProps, RouteArgs } from "../request/route-types.ts";

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export async function loader(facts: RouteArgs<"id">) {
  const { id } = facts.params;
  if (!uuid.test(id)) throw data(null, { status: 404 });
  const query = new URL(facts.request.url).searchParams;
  const outcome = asOutcome(query.get("outcome"));
  const after = Math.min(Math.max(Math.trunc(Number(query.get("after"))) || 0, 0), 1_000_000);
  const at = Date.now();
  // The work first: when it has ended, the import below shows what came of it.
  const { adminWorkList } = await adminCall(facts, ({ api }) => api(AdminWorkListDocument));
  const [{ adminImport }, { adminImportRows }] = await adminCall(facts, ({ api }) =>
    Promise.all([api(AdminImportDocument, { id }), api(AdminImportRowsDocument, { id, outcome, after })]),
  );
  if (!adminImport) throw data(null, { status: 404 });
  return {
    found: adminImport,
    ...adminImportRows,
    outcome,
    after,
    work: adminWorkList,
    at,
    stepKey: crypto.randomUUID(),
    ...adminPage(facts.context, "imports", adminImport.title),
  };
}

export const action = (facts: RouteArgs<"id">) => actOnImport(facts, facts.params.id);

export const meta: PageMeta<typeof loader> = ({ loaderData }) => adminMeta(loaderData?.title);

export default function ImportOfFile({
  loaderData: { title: _title, ...page },
  actionData,
}: PageProps<typeof loader, typeof action>) {
  return <ImportPage {...page} answer={actionData ?? null} />;
}
