import { redirect } from "react-router";
import { jakartaTime } from "#kit/core/jakarta-day.ts";
import { AdminCustomersDocument } from "#modules/customers/admin/customers.graphql.gen.ts";
import { AdminRecordPrivacyRequestDocument } from "#modules/privacy/admin/privacy.graphql.gen.ts";
import { RecordRequestPage } from "#modules/privacy/admin/record-request-page.tsx";
import { privacyRequestPath } from "#modules/privacy/contract/privacy-request.ts";
import { recordRequestSchema } from "#modules/privacy/contract/request-forms.ts";
import { adminMeta } from "../admin-meta.ts";
import { type FormAction, runFormAction, textsIn } from "../forms/form-action.server.ts";
import { adminCall, adminForm, adminPage } from "../request/admin-call.server.ts";
import { askedSearch } from "../request/asked-lists.ts";
import { demandMay } from "../request/demand-may.server.ts";
import type { PageMeta, PageProps, RouteArgs } from "../request/route-types.ts";

const two = (value: number): string => String(value).padStart(2, "0");

/** This moment in Jakarta, as a field of day and time has it. */
function jakartaNow(): string {
  const { year, month, day, hour, minute } = jakartaTime(new Date());
  return `${year}-${two(month)}-${two(day)}T${two(hour)}:${two(minute)}`;
}

export async function loader(facts: RouteArgs) {
  await demandMay(facts, "privacy.handle");
  const query = new URL(facts.request.url).searchParams;
  const customer = (query.get("customer") ?? "").trim().slice(0, 40) || null;
  const search = customer === null ? askedSearch(query, 80) : "";
  const found =
    search === ""
      ? []
      : (await adminCall(facts, ({ api }) => api(AdminCustomersDocument, { input: { search } }))).adminCustomers
          .customers;
  return {
    customer,
    search,
    found: found.map(({ code, name }) => ({ code, name })),
    now: jakartaNow(),
    ...adminPage(facts.context, "new_privacy_request"),
  };
}

/** Records the request and opens its page. */
export async function action(facts: RouteArgs) {
  const { intent = "", ...texts } = textsIn(await adminForm(facts));
  const code = new URL(facts.request.url).searchParams.get("customer") ?? "";
  let recorded: string | undefined;
  const record: FormAction = {
    schema: recordRequestSchema,
    async send() {
      const input = {
        ...{ code, kind: texts.kind ?? "", receivedBy: texts.receivedBy ?? "", receivedAt: texts.receivedAt ?? "" },
        ...{ proof: texts.proof ?? "", proofNote: texts.proofNote ?? "", asked: texts.asked ?? "" },
      };
      const answer = await adminCall(facts, ({ api }) => api(AdminRecordPrivacyRequestDocument, { input }));
      const reply = answer.adminRecordPrivacyRequest;
      recorded = reply.data?.id;
      return reply;
    },
  };
  const answer = await runFormAction({ record }, intent, { ...texts, code }, facts);
  if (recorded !== undefined) throw redirect(privacyRequestPath(recorded));
  return answer;
}

export const meta: PageMeta<typeof loader> = ({ loaderData }) => adminMeta(loaderData?.title);

export default function NewPrivacyRequest({
  loaderData: { title: _title, year: _year, ...page },
  actionData,
}: PageProps<typeof loader, typeof action>) {
  return <RecordRequestPage {...page} answer={actionData ?? null} />;
}
