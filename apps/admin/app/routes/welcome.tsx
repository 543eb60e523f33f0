import { redirect, useNavigation } from "react-router";
import { StaffChoosePasswordDocument } from "#modules/staff/admin/staff.graphql.gen.ts";
import { WelcomePage } from "#modules/staff/admin/welcome-page.tsx";
import { staffPasswordSchema } from "#modules/staff/contract/staff-forms.ts";
import { adminMeta } from "../admin-meta.ts";
import { checkForm } from "../forms/check-form.server.ts";
import { adminForm, entryPath } from "../request/admin-call.server.ts";
import { entryTitle } from "../request/entry-page.server.ts";
import { servicesOf } from "../request/page-context.server.ts";
import type { PageMeta, PageProps, RouteArgs } from "../request/route-types.ts";

export const loader = ({ context }: RouteArgs) => ({ title: entryTitle(context, "welcome") });

export async function action(facts: RouteArgs) {
  const { api, locale } = servicesOf(facts.context);
  const form = await adminForm(facts);
  const field = (name: string) => String(form.get(name) ?? "");
  const email = field("email");
  const typed = { email, welcomeCode: field("welcomeCode"), password: field("password") };
  const checked = checkForm(staffPasswordSchema, typed, locale);
  if (!checked.ok) return { email, problems: checked.problems };
  const { staffChoosePassword: reply } = await api(StaffChoosePasswordDocument, { input: checked.values });
  if (reply.data) return redirect(`${entryPath}?news=chosen`, 303);
  const where = reply.errorCode === "COMMON_PASSWORD" ? "password" : "";
  return { email, problems: { [where]: reply.errorMessage ?? "" } };
}

export const meta: PageMeta<typeof loader> = ({ loaderData }) => adminMeta(loaderData?.title);

export default function Welcome({ actionData }: PageProps<typeof loader, typeof action>) {
  const { state } = useNavigation();
  return (
    <WelcomePage problems={actionData?.problems ?? {}} email={actionData?.email ?? ""} sending={state !== "idle"} />
  );
}
