import { AdminChatsDocument } from "#modules/chat/admin/chats.graphql.gen.ts";
import { ChatsPage } from "#modules/chat/admin/chats-page.tsx";
import { adminMeta } from "../admin-meta.ts";
import { adminCall, adminPage } from "../request/admin-call.server.ts";
import type { PageMeta, PageProps, RouteArgs } from "../request/route-types.ts";

export async function loader(facts: RouteArgs) {
  const asked = new URL(facts.request.url).searchParams.get("page");
  const page = Math.min(Math.max(Math.trunc(Number(asked)) || 1, 1), 1000);
  const { adminChats } = await adminCall(facts, ({ api }) => api(AdminChatsDocument, { page }));
  return { ...adminChats, ...adminPage(facts.context, "chats") };
}

export const meta: PageMeta<typeof loader> = ({ loaderData }) => adminMeta(loaderData?.title);

export default function Chats({ loaderData: { title: _title, ...page } }: PageProps<typeof loader>) {
  return <ChatsPage {...page} />;
}
