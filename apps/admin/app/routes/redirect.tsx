import { RedirectEditor } from "#modules/content/admin/redirects/redirect-editor.tsx";
import { adminMeta } from "../admin-meta.ts";
import { loadRecord } from "../request/load-record.server.ts";
import type { PageMeta, PageProps, RouteArgs } from "../request/route-types.ts";

export const loader = (facts: RouteArgs<"path">) => loadRecord(facts, "redirect", facts.params.path, "redirects");

export const meta: PageMeta<typeof loader> = ({ loaderData }) => adminMeta(loaderData?.title);

export default function Redirect({ loaderData: { code, record } }: PageProps<typeof loader>) {
  return <RedirectEditor key={code} path={code} record={record} />;
}
