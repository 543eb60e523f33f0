import type { RecordState } from "#kit/core/fields/field-changes.ts";
import { AdminRecordDocument } from "#modules/admin/web/record-editor/records.graphql.gen.ts";
import {
  AdminDeleteMediaDocument,
  AdminMediaDocument,
  AdminMediaItemDocument,
  AdminUpdateMediaDocument,
} from "#modules/media/admin/media.graphql.gen.ts";
import { askedMedia } from "#modules/media/admin/media-model.ts";
import { MediaPage } from "#modules/media/admin/media-page.tsx";
import { deleteMediaSchema, mediaFormSchema } from "#modules/media/contract/media-forms.ts";
import { adminMeta } from "../admin-meta.ts";
import { formAction, runFormAction, textsIn } from "../forms/form-action.server.ts";
import { adminCall, adminForm, adminPage } from "../request/admin-call.server.ts";
import type { PageMeta, PageProps, RouteArgs } from "../request/route-types.ts";

const actions = {
  save: formAction(mediaFormSchema, AdminUpdateMediaDocument),
  delete: formAction(deleteMediaSchema, AdminDeleteMediaDocument),
};

export async function loader(facts: RouteArgs) {
  const query = new URL(facts.request.url).searchParams;
  const { page, ...asked } = askedMedia(query);
  const id = (query.get("item") ?? "").slice(0, 40);
  const input = { ...asked, tag: asked.tag || null, kind: asked.kind || null, page };
  const [{ adminMedia }, found, kept] = await adminCall(facts, ({ api }) =>
    Promise.all([
      api(AdminMediaDocument, { input }),
      id === "" ? null : api(AdminMediaItemDocument, { id }),
      id === "" ? null : api(AdminRecordDocument, { type: "media", id }),
    ]),
  );
  const details = found?.adminMediaItem ?? null;
  const open = details && { ...details, state: (kept?.adminRecord?.state ?? {}) as RecordState };
  const isMissing = id !== "" && details === null;
  return { list: adminMedia, asked, open, isMissing, ...adminPage(facts.context, "media") };
}

export async function action(facts: RouteArgs) {
  const { intent = "", ...typed } = textsIn(await adminForm(facts));
  return runFormAction(actions, intent, typed, facts);
}

export const meta: PageMeta<typeof loader> = ({ loaderData }) => adminMeta(loaderData?.title);

export default function Media({
  loaderData: { title: _title, ...page },
  actionData,
}: PageProps<typeof loader, typeof action>) {
  return <MediaPage {...page} answer={actionData ?? null} />;
}
