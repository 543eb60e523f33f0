import { data } from "react-router";
import { fileHead, fileLines } from "#modules/admin/contract/list-file.ts";
import {
  AdminSegmentPeopleDocument,
  type AdminSegmentPeopleResult,
} from "#modules/segments/admin/segments.graphql.gen.ts";
import { textOnServer } from "../i18n/message-source.server.ts";
import { adminCall } from "../request/admin-call.server.ts";
import { servicesOf } from "../request/page-context.server.ts";
import type { RouteArgs } from "../request/route-types.ts";

type Person = NonNullable<AdminSegmentPeopleResult["adminSegmentPeople"]>["people"][number];

const purposes = ["NEWSLETTER", "WHATSAPP", "ANALYSIS"] as const;

/** A CSV file of the people of a segment for one purpose, sent a page at a time. */
export async function loader(facts: RouteArgs<"code">) {
  const code = facts.params.code.slice(0, 40);
  const asked = new URL(facts.request.url).searchParams.get("purpose");
  const purpose = purposes.find((one) => one === asked);
  if (!purpose) throw data(null, { status: 400 });
  const { api, locale } = servicesOf(facts.context);
  const t = textOnServer("segments-admin", locale);
  const contact = { NEWSLETTER: "email", WHATSAPP: "whatsApp", ANALYSIS: null } as const;
  const channel = contact[purpose];
  const columns = [
    { head: t("file_code"), text: (person: Person) => person.code },
    ...(channel === null
      ? []
      : [
          { head: t("file_name"), text: (person: Person) => person.name },
          { head: t(`file_${channel}`), text: (person: Person) => person[channel] },
        ]),
  ];
  const pageAfter = async (after: string) =>
    (await api(AdminSegmentPeopleDocument, { input: { code, purpose, after } })).adminSegmentPeople;
  // The first page decides whether the caller may have the file.
  const first = await adminCall(facts, () => pageAfter(""));
  if (!first) throw data(null, { status: 404 });
  const encoder = new TextEncoder();
  let page: typeof first | null = first;
  let head = fileHead(columns);
  const body = new ReadableStream<Uint8Array>({
    async pull(file) {
      if (page === null) return file.close();
      file.enqueue(encoder.encode(head + fileLines(columns, page.people)));
      head = "";
      page = page.next === null ? null : await pageAfter(page.next);
    },
  });
  return new Response(body, {
    headers: {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": `attachment; filename="segment-${code.replaceAll(/[^\w-]/g, "")}-${purpose.toLowerCase()}.csv"`,
      "x-content-type-options": "nosniff",
      "cache-control": "no-store",
    },
  });
}
