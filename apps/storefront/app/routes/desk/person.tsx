import { data } from "react-router";
import { DeskPersonDocument } from "#modules/desk/web/people/people.graphql.gen.ts";
import { PersonPage } from "#modules/desk/web/people/person-page.tsx";
import { deskCall, deskPage } from "../../desk/desk-call.server.ts";
import { deskMeta } from "../../desk/desk-meta.ts";
import { actOnPeople, storeChoices } from "../../desk/people-action.server.ts";
import type { Route } from "./+types/person.ts";

export async function loader(facts: Route.LoaderArgs) {
  const { deskPerson } = await deskCall(facts, ({ api }) =>
    api(DeskPersonDocument, { id: facts.params.id.slice(0, 40) }),
  );
  if (!deskPerson) throw data(null, { status: 404 });
  const stores = await storeChoices(facts);
  return { person: deskPerson, stores, ...deskPage(facts.context, "people", deskPerson.name) };
}

export const action = (facts: Route.ActionArgs) => actOnPeople(facts, facts.params.id);

export const meta: Route.MetaFunction = ({ loaderData }) => deskMeta(loaderData?.title);

export default function Person({ loaderData: { title: _title, ...page }, actionData }: Route.ComponentProps) {
  return <PersonPage {...page} answer={actionData ?? null} />;
}
