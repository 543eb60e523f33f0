import { data } from "react-router";
import { ReturnPage } from "#modules/admin/web/returns/return-page.tsx";
import { AdminReturnDocument } from "#modules/admin/web/returns/returns.graphql.gen.ts";
import { adminCall, adminPage } from "../../admin/admin-call.server.ts";
import { adminMeta } from "../../admin/admin-meta.ts";
import { actOnReturn } from "../../admin/return-action.server.ts";
import type { Route } from "./+types/return.ts";

export async function loader(facts: Route.LoaderArgs) {
  const asked = { returnCode: facts.params.returnCode.slice(0, 40) };
  const { adminReturn } = await adminCall(facts, ({ api }) => api(AdminReturnDocument, asked));
  if (!adminReturn) throw data(null, { status: 404 });
  return { back: adminReturn, ...adminPage(facts.context, "returns", adminReturn.returnCode) };
}

export const action = (facts: Route.ActionArgs) => actOnReturn(facts, facts.params.returnCode);

export const meta: Route.MetaFunction = ({ loaderData }) => adminMeta(loaderData?.title);

export default function Return({ loaderData: { back, year }, actionData }: Route.ComponentProps) {
  return <ReturnPage back={back} answer={actionData ?? null} year={year} />;
}
