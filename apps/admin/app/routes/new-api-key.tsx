import { use } from "react";
import { SignedInContext } from "#modules/admin/web/signed-in.ts";
import { NewApiKeyPage } from "#modules/staff/admin/api-keys/new-api-key-page.tsx";
import { adminMeta } from "../admin-meta.ts";
import { adminPage } from "../request/admin-call.server.ts";
import { demandMay } from "../request/demand-may.server.ts";
import type { PageMeta, RouteArgs } from "../request/route-types.ts";

export async function loader(facts: RouteArgs) {
  await demandMay(facts, "keys.manage");
  return adminPage(facts.context, "new_api_key");
}

export const meta: PageMeta<typeof loader> = ({ loaderData }) => adminMeta(loaderData?.title);

export default function NewApiKey() {
  return <NewApiKeyPage held={use(SignedInContext)?.permissions ?? []} />;
}
