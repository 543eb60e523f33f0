import { RedirectEditor } from "#modules/content/admin/redirects/redirect-editor.tsx";
import { adminMeta } from "../admin-meta.ts";
import { adminPage } from "../request/admin-call.server.ts";
import { demandMay } from "../request/demand-may.server.ts";
import type { PageMeta, PageProps, RouteArgs } from "../request/route-types.ts";

export async function loader(facts: RouteArgs) {
  await demandMay(facts, "content.edit");
  return adminPage(facts.context, "redirects");
}

export const meta: PageMeta<typeof loader> = ({ loaderData }) => adminMeta(loaderData?.title);

export default function NewRedirect(_props: PageProps<typeof loader>) {
  return <RedirectEditor path="" record={null} />;
}
