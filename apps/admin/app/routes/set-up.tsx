import { redirect, useNavigation } from "react-router";
import { SetUpPage } from "#modules/staff/admin/set-up-page.tsx";
import { StaffNeedsSetUpDocument, StaffSetUpDocument } from "#modules/staff/admin/staff.graphql.gen.ts";
import { staffSetUpSchema } from "#modules/staff/contract/staff-forms.ts";
import { adminMeta } from "../admin-meta.ts";
import { checkForm } from "../forms/check-form.server.ts";
import { adminForm, entryPath } from "../request/admin-call.server.ts";
import { entryTitle } from "../request/entry-page.server.ts";
import { servicesOf } from "../request/page-context.server.ts";
import type { PageMeta, PageProps, RouteArgs } from "../request/route-types.ts";

export async function loader({ context }: RouteArgs) {
  const { staffNeedsSetUp } = await servicesOf(context).api(StaffNeedsSetUpDocument);
  return { open: staffNeedsSetUp, title: entryTitle(context, "set_up_shop") };
}

/** Fields in which a refusal is shown; all other refusals stand above the form. */
const fieldOf: Readonly<Record<string, string>> = { WRONG_CODE: "code", TAKEN: "email", COMMON_PASSWORD: "password" };

export async function action(facts: RouteArgs) {
  const { api, locale } = servicesOf(facts.context);
  const form = await adminForm(facts);
  const field = (name: string) => String(form.get(name) ?? "");
  const typed = { code: field("code"), email: field("email"), name: field("name"), shopName: field("shopName") };
  const checked = checkForm(staffSetUpSchema, { ...typed, password: field("password") }, locale);
  if (!checked.ok) return { typed, problems: checked.problems };
  const { staffSetUp: reply } = await api(StaffSetUpDocument, { input: checked.values });
  if (reply.data) return redirect(`${entryPath}?news=chosen`, 303);
  return { typed, problems: { [fieldOf[reply.errorCode ?? ""] ?? ""]: reply.errorMessage ?? "" } };
}

export const meta: PageMeta<typeof loader> = ({ loaderData }) => adminMeta(loaderData?.title);

export default function SetUp({ loaderData, actionData }: PageProps<typeof loader, typeof action>) {
  const { state } = useNavigation();
  return (
    <SetUpPage
      open={loaderData.open}
      problems={actionData?.problems ?? {}}
      typed={actionData?.typed ?? { code: "", email: "", name: "", shopName: "" }}
      sending={state !== "idle"}
    />
  );
}
