import { data } from "react-router";
import { AdminPrivacyRequestDocument } from "#modules/privacy/admin/privacy.graphql.gen.ts";
import { PrivacyRequestPage } from "#modules/privacy/admin/privacy-request-page.tsx";
import { adminMeta } from "../admin-meta.ts";
import { actOnPrivacyRequest } from "../forms/privacy-action.server.ts";
import { adminCall, adminPage } from "../request/admin-call.server.ts";
import type { PageMeta, PageProps, RouteArgs } from "../request/route-types.ts";
import { useMay } from "../use-may.ts";

export async function loader(facts: RouteArgs<"id">) {
  const id = facts.params.id.slice(0, 40);
  const { adminPrivacyRequest } = await adminCall(facts, ({ api }) => api(AdminPrivacyRequestDocument, { id }));
  if (!adminPrivacyRequest) throw data(null, { status: 404 });
  return { request: adminPrivacyRequest, ...adminPage(facts.context, "privacy_request") };
}

export const meta: PageMeta<typeof loader> = ({ loaderData }) => adminMeta(loaderData?.title);

export const action = (facts: RouteArgs<"id">) => actOnPrivacyRequest(facts, facts.params.id.slice(0, 40));

export default function PrivacyRequest({
  loaderData: { request, year },
  actionData,
}: PageProps<typeof loader, typeof action>) {
  return (
    <PrivacyRequestPage
      key={request.id}
      request={request}
      maySee={useMay("customers.contact")}
      mayEdit={useMay("customers.edit")}
      mayOpen={useMay("customers.read")}
      answer={actionData ?? null}
      year={year}
    />
  );
}
