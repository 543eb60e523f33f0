import { DeskPeopleDocument } from "#modules/desk/web/people/people.graphql.gen.ts";
import { PeoplePage } from "#modules/desk/web/people/people-page.tsx";
import { deskCall, deskPage } from "../../desk/desk-call.server.ts";
import { deskMeta } from "../../desk/desk-meta.ts";
import { actOnPeople, storeChoices } from "../../desk/people-action.server.ts";
import type { Route } from "./+types/people.ts";

export async function loader(facts: Route.LoaderArgs) {
  const { deskPeople } = await deskCall(facts, ({ api }) => api(DeskPeopleDocument));
  return { people: deskPeople, stores: await storeChoices(facts), ...deskPage(facts.context, "people") };
}

export const action = (facts: Route.ActionArgs) => actOnPeople(facts, null);

export const meta: Route.MetaFunction = ({ loaderData }) => deskMeta(loaderData?.title);

export default function People({ loaderData: { title: _title, ...page }, actionData }: Route.ComponentProps) {
  return <PeoplePage {...page} answer={actionData ?? null} />;
}
