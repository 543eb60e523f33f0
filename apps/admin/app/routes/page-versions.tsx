import { data } from "react-router";
import * as v from "valibot";
import { AdminRecordDocument } from "#modules/admin/web/record-editor/records.graphql.gen.ts";
import {
  AdminPageVersionDocument,
  AdminPageVersionsDocument,
  AdminRestorePageVersionDocument,
} from "#modules/content/admin/pages/pages.graphql.gen.ts";
import { VersionsPage } from "#modules/content/admin/pages/versions/versions-page.tsx";
import type { PageState } from "#modules/content/contract/page/page-state.ts";
import { adminMeta } from "../admin-meta.ts";
import { formAction, runFormAction, textsIn } from "../forms/form-action.server.ts";
import { adminCall, adminForm, adminPage } from "../request/admin-call.server.ts";
import type { PageMeta, PageProps, RouteArgs } from "../request/route-types.ts";

/** The versions of a page; the newest two of a device are compared unless others are chosen. */
export async function loader(facts: RouteArgs<"path">) {
  const path = facts.params.path.slice(0, 200);
  const query = new URL(facts.request.url).searchParams;
  const device = query.get("device") === "h5" ? ("h5" as const) : ("pc" as const);
  const [{ adminRecord }, { adminPageVersions: versions }] = await adminCall(facts, ({ api }) =>
    Promise.all([api(AdminRecordDocument, { type: "page", id: path }), api(AdminPageVersionsDocument, { path })]),
  );
  if (!adminRecord) throw data(null, { status: 404 });
  const own = versions.filter((one) => one.device === device).map(({ version }) => version);
  const chosen = (name: string, usual: number | undefined) => {
    const asked = Number(query.get(name));
    return own.includes(asked) ? asked : usual;
  };
  const read = async (version: number | undefined) => {
    if (version === undefined) return null;
    const { adminPageVersion } = await adminCall(facts, ({ api }) =>
      api(AdminPageVersionDocument, { path, device, version }),
    );
    return adminPageVersion ? { version, state: adminPageVersion.state as PageState } : null;
  };
  const [left, right] = await Promise.all([read(chosen("left", own[1] ?? own[0])), read(chosen("right", own[0]))]);
  const page = adminPage(facts.context, "landing_pages", path);
  return { path, recordVersion: adminRecord.version, device, versions, left, right, ...page };
}

const number = v.pipe(v.string(), v.toNumber());
const restore = formAction(
  v.object({ path: v.string(), device: v.string(), version: number, seenVersion: number }),
  AdminRestorePageVersionDocument,
);

/** Makes a version the draft. */
export async function action(facts: RouteArgs<"path">) {
  const { intent = "", ...values } = textsIn(await adminForm(facts));
  return runFormAction({ restore }, intent, { ...values, path: facts.params.path }, facts);
}

export const meta: PageMeta<typeof loader> = ({ loaderData }) => adminMeta(loaderData?.title);

export default function PageVersions({
  loaderData: { title: _title, ...page },
  actionData,
}: PageProps<typeof loader, typeof action>) {
  return (
    <VersionsPage
      {...page}
      left={page.left as { version: number; state: PageState } | null}
      right={page.right as { version: number; state: PageState } | null}
      answer={actionData ?? null}
    />
  );
}
