import { data } from "react-router";
import { devices } from "#kit/core/device.ts";
import { legalPageNames } from "#modules/consent/contract/legal-pages.ts";
import { AdminLegalVersionDocument } from "#modules/customers/admin/customers.graphql.gen.ts";
import { LegalVersionPage } from "#modules/customers/admin/legal/legal-version-page.tsx";
import { adminMeta } from "../admin-meta.ts";
import { adminCall, adminPage } from "../request/admin-call.server.ts";
import type { PageMeta, PageProps, RouteArgs } from "../request/route-types.ts";

export async function loader(facts: RouteArgs<"page" | "device" | "version">) {
  const { page, device, version } = facts.params;
  const language = new URL(facts.request.url).searchParams.get("language")?.slice(0, 10) ?? null;
  const isKnown = legalPageNames.some((name) => name === page) && devices.some((name) => name === device);
  const isAddress = isKnown && /^[1-9]\d{0,8}$/.test(version);
  if (!isAddress) throw data(null, { status: 404 });
  const asked = { page, device, version: Number(version), language };
  const { adminLegalVersion } = await adminCall(facts, ({ api }) => api(AdminLegalVersionDocument, asked));
  if (!adminLegalVersion) throw data(null, { status: 404 });
  return { shown: adminLegalVersion, ...adminPage(facts.context, "customers", `${page} ${version}`) };
}

export const meta: PageMeta<typeof loader> = ({ loaderData }) => adminMeta(loaderData?.title);

export default function LegalVersion({ loaderData: { shown, year } }: PageProps<typeof loader>) {
  return <LegalVersionPage shown={shown} year={year} />;
}
