import { data } from "react-router";
import { ChatPage } from "#modules/chat/admin/chat-page.tsx";
import { AdminChatDocument } from "#modules/chat/admin/chats.graphql.gen.ts";
import { adminMeta } from "../admin-meta.ts";
import { actOnChat } from "../forms/chat-action.server.ts";
import { adminCall, adminPage } from "../request/admin-call.server.ts";
import type { PageMeta, PageProps, RouteArgs } from "../request/route-types.ts";

export async function loader(facts: RouteArgs<"id">) {
  const id = facts.params.id.slice(0, 40);
  const { adminChat } = await adminCall(facts, ({ api }) => api(AdminChatDocument, { id }));
  if (!adminChat) throw data(null, { status: 404 });
  return { chat: adminChat, answerKey: crypto.randomUUID(), ...adminPage(facts.context, "chats") };
}

export const action = (facts: RouteArgs<"id">) => actOnChat(facts, facts.params.id);

export const meta: PageMeta<typeof loader> = ({ loaderData }) => adminMeta(loaderData?.title);

export default function Chat({
  loaderData: { chat, answerKey, year },
  actionData,
}: PageProps<typeof loader, typeof action>) {
  return <ChatPage chat={chat} answerKey={answerKey} answer={actionData ?? null} year={year} />;
}
