import { data } from "react-router";
import { ReturnPage } from "#modules/desk/web/returns/return-page.tsx";
import { DeskReturnDocument } from "#modules/desk/web/returns/returns.graphql.gen.ts";
import { deskCall, deskPage } from "../../desk/desk-call.server.ts";
import { deskMeta } from "../../desk/desk-meta.ts";
import { actOnReturn } from "../../desk/return-action.server.ts";
import type { Route } from "./+types/return.ts";

export async function loader(facts: Route.LoaderArgs) {
  const asked = { returnCode: facts.params.returnCode.slice(0, 40) };
  const { deskReturn } = await deskCall(facts, ({ api }) => api(DeskReturnDocument, asked));
  if (!deskReturn) throw data(null, { status: 404 });
  return { back: deskReturn, ...deskPage(facts.context, "returns", deskReturn.returnCode) };
}

export const action = (facts: Route.ActionArgs) => actOnReturn(facts, facts.params.returnCode);

export const meta: Route.MetaFunction = ({ loaderData }) => deskMeta(loaderData?.title);

export default function Return({ loaderData: { back, year }, actionData }: Route.ComponentProps) {
  return <ReturnPage back={back} answer={actionData ?? null} year={year} />;
}
