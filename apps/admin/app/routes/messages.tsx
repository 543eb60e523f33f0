import { readFilter } from "#modules/notification/admin/message-texts/message-model.ts";
import { AdminMessagesDocument } from "#modules/notification/admin/message-texts/message-texts.graphql.gen.ts";
import { MessagesPage } from "#modules/notification/admin/message-texts/messages-page.tsx";
import { adminMeta } from "../admin-meta.ts";
import { adminCall, adminPage } from "../request/admin-call.server.ts";
import type { PageMeta, PageProps, RouteArgs } from "../request/route-types.ts";

export async function loader(facts: RouteArgs) {
  const { adminMessages } = await adminCall(facts, ({ api }) => api(AdminMessagesDocument));
  const filter = readFilter(new URL(facts.request.url).searchParams);
  return { messages: adminMessages, filter, ...adminPage(facts.context, "messages") };
}

export const meta: PageMeta<typeof loader> = ({ loaderData }) => adminMeta(loaderData?.title);

export default function Messages({ loaderData: { messages, filter } }: PageProps<typeof loader>) {
  return <MessagesPage messages={messages} filter={filter} />;
}
