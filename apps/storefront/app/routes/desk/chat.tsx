import { data } from "react-router";
import { ChatPage } from "#modules/desk/web/chats/chat-page.tsx";
import { DeskChatDocument } from "#modules/desk/web/chats/chats.graphql.gen.ts";
import { actOnChat } from "../../desk/chat-action.server.ts";
import { deskCall, deskPage } from "../../desk/desk-call.server.ts";
import { deskMeta } from "../../desk/desk-meta.ts";
import type { Route } from "./+types/chat.ts";

export async function loader(facts: Route.LoaderArgs) {
  const id = facts.params.id.slice(0, 40);
  const { deskChat } = await deskCall(facts, ({ api }) => api(DeskChatDocument, { id }));
  if (!deskChat) throw data(null, { status: 404 });
  return { chat: deskChat, answerKey: crypto.randomUUID(), ...deskPage(facts.context, "chats") };
}

export const action = (facts: Route.ActionArgs) => actOnChat(facts, facts.params.id);

export const meta: Route.MetaFunction = ({ loaderData }) => deskMeta(loaderData?.title);

export default function Chat({ loaderData: { chat, answerKey, year }, actionData }: Route.ComponentProps) {
  return <ChatPage chat={chat} answerKey={answerKey} answer={actionData ?? null} year={year} />;
}
