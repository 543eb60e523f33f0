import { redirect, useNavigation } from "react-router";
import { CodePage, RecoveryCodes } from "#modules/staff/admin/code-page.tsx";
import { StaffConfirmCodeDocument, StaffEnrolmentDocument } from "#modules/staff/admin/staff.graphql.gen.ts";
import { staffCodeSchema } from "#modules/staff/contract/staff-forms.ts";
import { adminMeta } from "../admin-meta.ts";
import { checkForm } from "../forms/check-form.server.ts";
import { adminForm, entryPath, placeAfter } from "../request/admin-call.server.ts";
import { entryTitle } from "../request/entry-page.server.ts";
import { servicesOf } from "../request/page-context.server.ts";
import type { PageMeta, PageProps, RouteArgs } from "../request/route-types.ts";

export async function loader({ context, request }: RouteArgs) {
  const { staffEnrolment } = await servicesOf(context).api(StaffEnrolmentDocument);
  const next = placeAfter(new URL(request.url).searchParams.get("next"));
  return { enrolment: staffEnrolment, next, title: entryTitle(context, "second_step") };
}

type Answer = { problems: Readonly<Record<string, string>>; recoveryCodes: readonly string[] };

export async function action(facts: RouteArgs): Promise<Answer | Response> {
  const { api, locale } = servicesOf(facts.context);
  const form = await adminForm(facts);
  const checked = checkForm(staffCodeSchema, { code: form.get("code") }, locale);
  if (!checked.ok) return { problems: checked.problems, recoveryCodes: [] };
  const { staffConfirmCode: reply } = await api(StaffConfirmCodeDocument, checked.values);
  if (reply.errorCode === "START_AGAIN") return redirect(`${entryPath}?news=ended`, 303);
  if (!reply.data) return { problems: { code: reply.errorMessage ?? "" }, recoveryCodes: [] };
  if (reply.data.recoveryCodes.length > 0) return { problems: {}, recoveryCodes: reply.data.recoveryCodes };
  return redirect(placeAfter(new URL(facts.request.url).searchParams.get("next")), 303);
}

export const meta: PageMeta<typeof loader> = ({ loaderData }) => adminMeta(loaderData?.title);

export default function Code({ loaderData: { enrolment, next }, actionData }: PageProps<typeof loader, typeof action>) {
  const { state } = useNavigation();
  if (actionData && actionData.recoveryCodes.length > 0) {
    return <RecoveryCodes codes={actionData.recoveryCodes} next={next} />;
  }
  return <CodePage enrolment={enrolment} problems={actionData?.problems ?? {}} sending={state !== "idle"} />;
}
