import { data } from "react-router";
import { MessageEditor } from "#modules/notification/admin/message-texts/message-editor.tsx";
import { shownTarget } from "#modules/notification/admin/message-texts/message-model.ts";
import {
  AdminMessagesDocument,
  AdminMessageTextsDocument,
} from "#modules/notification/admin/message-texts/message-texts.graphql.gen.ts";
import { messageTextId } from "#modules/notification/contract/message-text.ts";
import { adminMeta } from "../admin-meta.ts";
import { adminCall, adminPage } from "../request/admin-call.server.ts";
import { loadRecord } from "../request/load-record.server.ts";
import { servicesOf } from "../request/page-context.server.ts";
import type { PageMeta, PageProps, RouteArgs } from "../request/route-types.ts";
import { useMay } from "../use-may.ts";

export async function loader(facts: RouteArgs<"id">) {
  const { adminMessages } = await adminCall(facts, ({ api }) => api(AdminMessagesDocument));
  const message = adminMessages.find(({ id }) => id === facts.params.id);
  if (!message) throw data(null, { status: 404 });
  const { locale: own } = servicesOf(facts.context);
  const target = shownTarget(new URL(facts.request.url).searchParams, message.channels, own);
  const input = { id: message.id, ...target };
  const [record, { adminMessageTexts }] = await Promise.all([
    loadRecord(facts, "messageText", messageTextId({ template: message.id, ...target }), "messages"),
    adminCall(facts, ({ api }) => api(AdminMessageTextsDocument, { input })),
  ]);
  if (!adminMessageTexts) throw data(null, { status: 404 });
  return { ...record, ...target, details: adminMessageTexts, ...adminPage(facts.context, "messages", message.title) };
}

export const meta: PageMeta<typeof loader> = ({ loaderData }) => adminMeta(loaderData?.title);

export default function Message({ loaderData }: PageProps<typeof loader>) {
  const { code, record, details, channel, locale } = loaderData;
  const seesContacts = useMay("customers.contact");
  const mayPick = {
    order: useMay("orders.read") && seesContacts,
    customer: useMay("customers.read") && seesContacts,
  };
  return <MessageEditor key={code} {...{ code, record, details, channel, locale, mayPick }} />;
}
