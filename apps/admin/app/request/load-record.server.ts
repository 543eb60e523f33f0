import { data, type RouterContextProvider } from "react-router";
import { AdminRecordDocument } from "#modules/admin/web/record-editor/records.graphql.gen.ts";
import { adminCall, adminPage } from "./admin-call.server.ts";

type Facts = { request: Request; context: Readonly<RouterContextProvider> };

/** A record for its editor; 404 when there is none. `section` is the text key of the page's section. */
export async function loadRecord(facts: Facts, type: string, code: string, section: string) {
  const asked = { type, id: code.slice(0, 200) };
  const { adminRecord } = await adminCall(facts, ({ api }) => api(AdminRecordDocument, asked));
  if (!adminRecord) throw data(null, { status: 404 });
  return { code, record: adminRecord, ...adminPage(facts.context, section, `${code}`) };
}
