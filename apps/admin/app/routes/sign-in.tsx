import { redirect, useNavigation } from "react-router";
import { SignInPage } from "#modules/staff/admin/sign-in-page.tsx";
import {
  StaffMeDocument,
  StaffNeedsSetUpDocument,
  StaffSignInDocument,
} from "#modules/staff/admin/staff.graphql.gen.ts";
import { staffSignInSchema } from "#modules/staff/contract/staff-forms.ts";
import { adminMeta } from "../admin-meta.ts";
import { checkForm } from "../forms/check-form.server.ts";
import { adminForm, placeAfter } from "../request/admin-call.server.ts";
import { entryTitle } from "../request/entry-page.server.ts";
import { servicesOf } from "../request/page-context.server.ts";
import type { PageMeta, PageProps, RouteArgs } from "../request/route-types.ts";

const newsOf = ["ended", "left", "chosen"] as const;

export async function loader({ context, request }: RouteArgs) {
  const query = new URL(request.url).searchParams;
  const { api } = servicesOf(context);
  const [{ staffMe }, { staffNeedsSetUp: needsSetUp }] = await Promise.all([
    api(StaffMeDocument),
    api(StaffNeedsSetUpDocument),
  ]);
  if (staffMe) throw redirect(placeAfter(query.get("next")));
  return {
    needsSetUp,
    news: newsOf.find((one) => one === query.get("news")) ?? null,
    title: entryTitle(context, "sign_in"),
  };
}

export async function action(facts: RouteArgs) {
  const { api, locale } = servicesOf(facts.context);
  const form = await adminForm(facts);
  const email = String(form.get("email") ?? "");
  const checked = checkForm(staffSignInSchema, { email, password: form.get("password") }, locale);
  if (!checked.ok) return { email, problems: checked.problems };
  const { staffSignIn: reply } = await api(StaffSignInDocument, { input: checked.values });
  if (!reply.data) return { email, problems: { "": reply.errorMessage ?? "" } };
  const next = placeAfter(new URL(facts.request.url).searchParams.get("next"));
  return redirect(`/admin/code?${new URLSearchParams({ next })}`, 303);
}

export const meta: PageMeta<typeof loader> = ({ loaderData }) => adminMeta(loaderData?.title);

export default function SignIn({
  loaderData: { news, needsSetUp },
  actionData,
}: PageProps<typeof loader, typeof action>) {
  const { state } = useNavigation();
  return (
    <SignInPage
      news={news}
      needsSetUp={needsSetUp}
      problems={actionData?.problems ?? {}}
      email={actionData?.email ?? ""}
      sending={state !== "idle"}
    />
  );
}
