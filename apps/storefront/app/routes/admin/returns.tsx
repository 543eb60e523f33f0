import { asReturnTab, returnTabs } from "#modules/admin/web/returns/return-model.ts";
import { AdminReturnsDocument } from "#modules/admin/web/returns/returns.graphql.gen.ts";
import { ReturnsPage } from "#modules/admin/web/returns/returns-page.tsx";
import { adminCall, adminPage } from "../../admin/admin-call.server.ts";
import { adminMeta } from "../../admin/admin-meta.ts";
import type { Route } from "./+types/returns.ts";

export async function loader(facts: Route.LoaderArgs) {
  const query = new URL(facts.request.url).searchParams;
  const tab = asReturnTab(query.get("tab"));
  const page = Math.min(Math.max(Math.trunc(Number(query.get("page"))) || 1, 1), 1000);
  const asked = { statuses: [...returnTabs[tab]], page };
  const { adminReturns } = await adminCall(facts, ({ api }) => api(AdminReturnsDocument, asked));
  return { ...adminReturns, tab, ...adminPage(facts.context, "returns") };
}

export const meta: Route.MetaFunction = ({ loaderData }) => adminMeta(loaderData?.title);

export default function Returns({ loaderData: { title: _title, ...page } }: Route.ComponentProps) {
  return <ReturnsPage {...page} />;
}
