import { AdminChatsDocument } from "#modules/admin/web/chats/chats.graphql.gen.ts";
import { ChatsPage } from "#modules/admin/web/chats/chats-page.tsx";
import { adminCall, adminPage } from "../../admin/admin-call.server.ts";
import { adminMeta } from "../../admin/admin-meta.ts";
import type { Route } from "./+types/chats.ts";

export async function loader(facts: Route.LoaderArgs) {
  const asked = new URL(facts.request.url).searchParams.get("page");
  const page = Math.min(Math.max(Math.trunc(Number(asked)) || 1, 1), 1000);
  const { adminChats } = await adminCall(facts, ({ api }) => api(AdminChatsDocument, { page }));
  return { ...adminChats, ...adminPage(facts.context, "chats") };
}

export const meta: Route.MetaFunction = ({ loaderData }) => adminMeta(loaderData?.title);

export default function Chats({ loaderData: { title: _title, ...page } }: Route.ComponentProps) {
  return <ChatsPage {...page} />;
}
