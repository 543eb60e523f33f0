import type { ReactNode } from "react";
import { Form } from "react-router";
import { Button } from "#kit/web/actions/button.tsx";
import { LinkButton } from "#kit/web/actions/link-button.tsx";
import { Alert } from "#kit/web/feedback/alert.tsx";
import { Badge } from "#kit/web/feedback/badge.tsx";
import type { AdminAnswer } from "#modules/admin/web/action-answer.ts";
import { ActionResult } from "#modules/admin/web/action-result.tsx";
import { AdminPanel } from "#modules/admin/web/admin-panel.tsx";
import { PageHeader } from "#modules/admin/web/page-header.tsx";
import { useSending } from "#modules/admin/web/use-sending.ts";
import { RightsFields } from "./rights-fields.tsx";
import { personTone, type RoleChoice, type StaffMemberModel, type StoreChoice } from "./staff-member-model.ts";
import { Standing } from "./staff-page.tsx";
import { useStaffAccountsText } from "./staff-text.ts";

export type StaffMemberPageProps = {
  person: StaffMemberModel;
  stores: readonly StoreChoice[];
  roles: readonly RoleChoice[];
  answer: AdminAnswer | null;
  year: number;
};

/** One account of staff: roles, store, sessions, and whether it is blocked. */
export function StaffMemberPage({ person, stores, roles, answer, year }: StaffMemberPageProps) {
  const t = useStaffAccountsText();
  const saving = useSending("rights");
  const problems = answer?.intent === "rights" ? answer.problems : {};
  const { isSelf, state } = person;
  return (
    <div className="grid gap-4">
      <PageHeader
        title={person.name}
        above={[{ label: t("title"), to: "/admin/staff" }]}
        status={<Badge tone={personTone(state)}>{t(`state_${state as "ready"}`)}</Badge>}
        actions={
          <LinkButton
            to={`/admin/audit?${new URLSearchParams({ subject: `staff:${person.email}` })}`}
            variant="secondary"
            size="sm"
            icon="clock"
          >
            {t("activity")}
          </LinkButton>
        }
      />
      <p className="text-sm break-words text-ink-soft">
        {person.email} · <Standing person={person} year={year} /> ·{" "}
        {person.sessions === 0 ? t("no_sessions") : t("open_sessions", { count: person.sessions })}
      </p>
      <ActionResult answer={answer} />
      {isSelf ? <Alert tone="info">{t("own")}</Alert> : null}
      {isSelf ? null : (
        <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)]">
          <AdminPanel title={t("rights")}>
            <Form key={`${person.roles.join()} ${person.storeCode}`} method="post" noValidate className="grid gap-5">
              <input type="hidden" name="intent" value="rights" />
              <RightsFields
                id="rights"
                roles={person.roles}
                storeCode={person.storeCode}
                stores={stores}
                choices={roles}
                problems={problems}
              />
              <div>
                <Button type="submit" variant="court" loading={saving}>
                  {t("save")}
                </Button>
              </div>
            </Form>
          </AdminPanel>
          <AdminPanel title={t("access")}>
            <div className="grid gap-5">
              {state === "off" ? null : <Step intent="again" text={t("again_text")} label={t("again")} />}
              {person.sessions > 0 ? <Step intent="end" text={t("end_text")} label={t("end")} /> : null}
              {state === "off" ? (
                <Step intent="on" text={t("on_text")} label={t("on")} />
              ) : (
                <Step intent="off" text={t("off_text")} label={t("off")} danger />
              )}
            </div>
          </AdminPanel>
        </div>
      )}
    </div>
  );
}

type StepProps = { intent: "again" | "end" | "on" | "off"; text: string; label: ReactNode; danger?: boolean };

function Step({ intent, text, label, danger = false }: StepProps) {
  const sending = useSending(intent);
  return (
    <Form method="post" className="grid justify-items-start gap-2 border-t border-line pt-4 first:border-0 first:pt-0">
      <input type="hidden" name="intent" value={intent} />
      <p className="text-sm text-ink-soft">{text}</p>
      <Button type="submit" variant={danger ? "danger" : "secondary"} loading={sending}>
        {label}
      </Button>
    </Form>
  );
}
