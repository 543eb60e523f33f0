import { asReturnTab, returnTabs } from "#modules/desk/web/returns/return-model.ts";
import { DeskReturnsDocument } from "#modules/desk/web/returns/returns.graphql.gen.ts";
import { ReturnsPage } from "#modules/desk/web/returns/returns-page.tsx";
import { deskCall, deskPage } from "../../desk/desk-call.server.ts";
import { deskMeta } from "../../desk/desk-meta.ts";
import type { Route } from "./+types/returns.ts";

export async function loader(facts: Route.LoaderArgs) {
  const query = new URL(facts.request.url).searchParams;
  const tab = asReturnTab(query.get("tab"));
  const page = Math.min(Math.max(Math.trunc(Number(query.get("page"))) || 1, 1), 1000);
  const asked = { statuses: [...returnTabs[tab]], page };
  const { deskReturns } = await deskCall(facts, ({ api }) => api(DeskReturnsDocument, asked));
  return { ...deskReturns, tab, ...deskPage(facts.context, "returns") };
}

export const meta: Route.MetaFunction = ({ loaderData }) => deskMeta(loaderData?.title);

export default function Returns({ loaderData: { title: _title, ...page } }: Route.ComponentProps) {
  return <ReturnsPage {...page} />;
}
