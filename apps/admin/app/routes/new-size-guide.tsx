import { SizeGuideEditor } from "#modules/size-guide/admin/size-guide-editor.tsx";
import { AdminSizeGuideChoicesDocument } from "#modules/size-guide/admin/size-guides.graphql.gen.ts";
import { adminMeta } from "../admin-meta.ts";
import { adminCall, adminPage } from "../request/admin-call.server.ts";
import type { PageMeta, PageProps, RouteArgs } from "../request/route-types.ts";

export async function loader(facts: RouteArgs) {
  const { adminSizeGuideChoices } = await adminCall(facts, ({ api }) => api(AdminSizeGuideChoicesDocument, {}));
  return { choices: adminSizeGuideChoices, ...adminPage(facts.context, "size_guides") };
}

export const meta: PageMeta<typeof loader> = ({ loaderData }) => adminMeta(loaderData?.title);

export default function NewSizeGuide({ loaderData: { choices } }: PageProps<typeof loader>) {
  return <SizeGuideEditor code="" record={null} choices={choices} />;
}
