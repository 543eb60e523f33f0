import { AdminImportsDocument } from "#modules/import-export/admin/imports.graphql.gen.ts";
import { ImportsPage } from "#modules/import-export/admin/imports-page.tsx";
import { adminMeta } from "../admin-meta.ts";
import { adminCall, adminPage } from "../request/admin-call.server.ts";
import type { PageMeta, PageProps, RouteArgs } from "../request/route-types.ts";

export async function loader(facts: RouteArgs) {
  const asked = Number(new URL(facts.request.url).searchParams.get("page"));
  const page = Math.min(Math.max(Math.trunc(asked) || 1, 1), 1_000);
  const { adminImports } = await adminCall(facts, ({ api }) => api(AdminImportsDocument, { page }));
  return { ...adminImports, page, ...adminPage(facts.context, "imports") };
}

export const meta: PageMeta<typeof loader> = ({ loaderData }) => adminMeta(loaderData?.title);

export default function Imports({ loaderData: { title: _title, ...page } }: PageProps<typeof loader>) {
  return <ImportsPage {...page} />;
}
