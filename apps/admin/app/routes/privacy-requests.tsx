import { AdminPrivacyRequestsDocument } from "#modules/privacy/admin/privacy.graphql.gen.ts";
import { PrivacyRequestsPage } from "#modules/privacy/admin/privacy-requests-page.tsx";
import { adminMeta } from "../admin-meta.ts";
import { adminCall, adminPage } from "../request/admin-call.server.ts";
import { askedPrivacyRequests } from "../request/asked-lists.ts";
import { pageNumber } from "../request/page-number.ts";
import type { PageMeta, PageProps, RouteArgs } from "../request/route-types.ts";

export async function loader(facts: RouteArgs) {
  const asked = askedPrivacyRequests(new URL(facts.request.url).searchParams);
  const input = { ...asked, page: pageNumber(facts.request.url) };
  const { adminPrivacyRequests } = await adminCall(facts, ({ api }) => api(AdminPrivacyRequestsDocument, { input }));
  return { ...adminPrivacyRequests, ...asked, ...adminPage(facts.context, "privacy_requests") };
}

export const meta: PageMeta<typeof loader> = ({ loaderData }) => adminMeta(loaderData?.title);

export default function PrivacyRequests({ loaderData: { title: _title, ...page } }: PageProps<typeof loader>) {
  return <PrivacyRequestsPage {...page} />;
}
