import { AdminPickListDocument } from "#modules/order/admin/pick/pick.graphql.gen.ts";
import { PickPage } from "#modules/order/admin/pick/pick-page.tsx";
import { adminMeta } from "../admin-meta.ts";
import { actOnPicks } from "../forms/pick-action.server.ts";
import { adminCall, adminPage } from "../request/admin-call.server.ts";
import type { PageMeta, PageProps, RouteArgs } from "../request/route-types.ts";

const listOf = async (facts: RouteArgs) => {
  const sourceCode = (new URL(facts.request.url).searchParams.get("place") ?? "").slice(0, 40) || null;
  const { adminPickList } = await adminCall(facts, ({ api }) => api(AdminPickListDocument, { sourceCode }));
  return adminPickList;
};

export const loader = async (facts: RouteArgs) => ({
  list: await listOf(facts),
  ...adminPage(facts.context, "pick"),
});

export async function action(facts: RouteArgs) {
  const place = new URL(facts.request.url).searchParams.get("place");
  return actOnPicks(facts, place ?? (await listOf(facts)).place ?? "");
}

export const meta: PageMeta<typeof loader> = ({ loaderData }) => adminMeta(loaderData?.title);

export default function PickRoute({ loaderData: { list, year }, actionData }: PageProps<typeof loader, typeof action>) {
  return <PickPage list={list} year={year} answer={actionData ?? null} />;
}
