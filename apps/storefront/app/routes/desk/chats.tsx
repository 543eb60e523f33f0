import { DeskChatsDocument } from "#modules/desk/web/chats/chats.graphql.gen.ts";
import { ChatsPage } from "#modules/desk/web/chats/chats-page.tsx";
import { deskCall, deskPage } from "../../desk/desk-call.server.ts";
import { deskMeta } from "../../desk/desk-meta.ts";
import type { Route } from "./+types/chats.ts";

export async function loader(facts: Route.LoaderArgs) {
  const asked = new URL(facts.request.url).searchParams.get("page");
  const page = Math.min(Math.max(Math.trunc(Number(asked)) || 1, 1), 1000);
  const { deskChats } = await deskCall(facts, ({ api }) => api(DeskChatsDocument, { page }));
  return { ...deskChats, ...deskPage(facts.context, "chats") };
}

export const meta: Route.MetaFunction = ({ loaderData }) => deskMeta(loaderData?.title);

export default function Chats({ loaderData: { title: _title, ...page } }: Route.ComponentProps) {
  return <ChatsPage {...page} />;
}
