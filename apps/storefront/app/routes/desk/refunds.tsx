import { useRouteLoaderData } from "react-router";
import { DeskRefundsDocument } from "#modules/desk/web/desk.graphql.gen.ts";
import type { DeskPerson } from "#modules/desk/web/desk-model.ts";
import { RefundsPage } from "#modules/desk/web/refunds-page.tsx";
import { deskCall, deskPage } from "../../desk/desk-call.server.ts";
import { deskMeta } from "../../desk/desk-meta.ts";
import { actOnRefund } from "../../desk/refund-action.server.ts";
import type { Route } from "./+types/refunds.ts";

export async function loader(facts: Route.LoaderArgs) {
  const { deskRefunds, deskSentRefunds } = await deskCall(facts, ({ api }) => api(DeskRefundsDocument));
  return { refunds: deskRefunds, sent: deskSentRefunds, ...deskPage(facts.context, "refunds") };
}

export const action = (facts: Route.ActionArgs) => actOnRefund(facts);

export const meta: Route.MetaFunction = ({ loaderData }) => deskMeta(loaderData?.title);

export default function Refunds({ loaderData: { refunds, sent, year }, actionData }: Route.ComponentProps) {
  const desk = useRouteLoaderData("desk") as { person: DeskPerson } | undefined;
  const maySend = desk?.person.permissions.includes("refunds.send") ?? false;
  return <RefundsPage refunds={refunds} sent={sent} maySend={maySend} answer={actionData ?? null} year={year} />;
}
