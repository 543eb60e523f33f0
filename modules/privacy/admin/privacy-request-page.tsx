import { Link } from "react-router";
import { Badge } from "#kit/web/feedback/badge.tsx";
import type { AdminAnswer } from "#modules/admin/web/action-answer.ts";
import { ActionResult } from "#modules/admin/web/action-result.tsx";
import { AdminPanel, Facts } from "#modules/admin/web/admin-panel.tsx";
import { PageHeader } from "#modules/admin/web/page-header.tsx";
import { shortTime } from "#modules/admin/web/short-time.ts";
import { useAdminKeys } from "#modules/admin/web/use-admin-keys.ts";
import { privacyPath } from "../contract/privacy-request.ts";
import { type Request, stateTone, textOfWord } from "./privacy-model.ts";
import { usePrivacyText } from "./privacy-text.ts";
import { RequestAnswers } from "./request-answers.tsx";

type PrivacyRequestPageProps = {
  request: Request;
  /** Whether the viewer may see contact data, and so hand over the file. */
  maySee: boolean;
  /** Whether the viewer may change profiles, and so correct them. */
  mayEdit: boolean;
  /** Whether the viewer may open the customer's page. */
  mayOpen: boolean;
  answer: AdminAnswer | null;
  year: number;
};

/** One request: what was asked, by whom, what was done, and the ways to answer it. */
export function PrivacyRequestPage({ request, maySee, mayEdit, mayOpen, answer, year }: PrivacyRequestPageProps) {
  const t = usePrivacyText();
  useAdminKeys();
  const { id, kind, customerCode, customer, state, isOverdue } = request;
  const code = mayOpen ? (
    <Link to={`/admin/customers/${customerCode}`} className="underline">
      {customerCode}
    </Link>
  ) : (
    customerCode
  );
  const moment = (iso: string) => <time dateTime={iso}>{shortTime(iso, year)}</time>;
  return (
    <div className="grid gap-4">
      <PageHeader
        title={textOfWord("kind", kind, t)}
        above={[{ label: t("title"), to: privacyPath }]}
        status={
          <>
            <Badge tone={stateTone[state as keyof typeof stateTone]}>{textOfWord("state", state, t)}</Badge>
            {isOverdue ? <Badge tone="danger">{t("overdue")}</Badge> : null}
          </>
        }
      />
      <ActionResult answer={answer} />
      <div className="grid items-start gap-4 lg:grid-cols-[1.5fr_1fr]">
        <div className="grid min-w-0 gap-4">
          <AdminPanel title={t("request")}>
            <Facts
              facts={[
                [t("received"), moment(request.receivedAt)],
                [t("received_by"), textOfWord("by", request.receivedBy, t)],
                [t("proof"), textOfWord("proof", request.proof, t)],
                [t("proof_note"), request.proofNote],
                [t("asked"), request.asked],
                [t("due"), state === "open" ? moment(request.dueAt) : null],
                [t("closed"), request.closedAt === null ? null : moment(request.closedAt)],
                [t("answer"), request.answer],
              ]}
            />
          </AdminPanel>
          <AdminPanel title={t("customer")}>
            {customer === null ? (
              <p className="text-sm text-ink-soft">{t("customer_gone")}</p>
            ) : (
              <Facts
                facts={[
                  [t("code"), code],
                  [t("name"), customer.name],
                  [t("email"), customer.email ?? t("not_proved")],
                  [t("mobile"), customer.mobile ?? t("not_proved")],
                ]}
              />
            )}
          </AdminPanel>
          <AdminPanel title={t("steps")}>
            <ol className="grid gap-1.5 text-sm">
              {request.steps.map(({ id: step, at, action, by, field, channel }) => (
                <li key={step} className="min-w-0 break-words">
                  <strong>{textOfWord("step", action, t)}</strong>
                  {field === null ? null : ` · ${textOfWord("field", field, t)}`}
                  {channel === null ? null : ` · ${t(channel === "EMAIL" ? "by_email" : "by_whatsApp")}`}
                  <span className="text-ink-soft">
                    {" · "}
                    {by ?? t("the_customer")} · {moment(at)}
                  </span>
                </li>
              ))}
            </ol>
          </AdminPanel>
        </div>
        {state === "open" ? (
          <RequestAnswers key={id} request={request} maySee={maySee} mayEdit={mayEdit} answer={answer} />
        ) : null}
      </div>
    </div>
  );
}
