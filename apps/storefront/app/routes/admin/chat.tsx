import { data } from "react-router";
import { ChatPage } from "#modules/admin/web/chats/chat-page.tsx";
import { AdminChatDocument } from "#modules/admin/web/chats/chats.graphql.gen.ts";
import { adminCall, adminPage } from "../../admin/admin-call.server.ts";
import { adminMeta } from "../../admin/admin-meta.ts";
import { actOnChat } from "../../admin/chat-action.server.ts";
import type { Route } from "./+types/chat.ts";

export async function loader(facts: Route.LoaderArgs) {
  const id = facts.params.id.slice(0, 40);
  const { adminChat } = await adminCall(facts, ({ api }) => api(AdminChatDocument, { id }));
  if (!adminChat) throw data(null, { status: 404 });
  return { chat: adminChat, answerKey: crypto.randomUUID(), ...adminPage(facts.context, "chats") };
}

export const action = (facts: Route.ActionArgs) => actOnChat(facts, facts.params.id);

export const meta: Route.MetaFunction = ({ loaderData }) => adminMeta(loaderData?.title);

export default function Chat({ loaderData: { chat, answerKey, year }, actionData }: Route.ComponentProps) {
  return <ChatPage chat={chat} answerKey={answerKey} answer={actionData ?? null} year={year} />;
}
