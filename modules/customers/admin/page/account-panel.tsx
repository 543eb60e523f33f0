import type { ReactNode } from "react";
import { Form } from "react-router";
import { Button } from "#kit/web/actions/button.tsx";
import type { AdminAnswer } from "#modules/admin/web/action-answer.ts";
import { AdminPanel } from "#modules/admin/web/admin-panel.tsx";
import { shortTime } from "#modules/admin/web/short-time.ts";
import { useSending } from "#modules/admin/web/use-sending.ts";
import { type CustomersTextKey, useCustomersText } from "../customers-text.ts";
import type { Customer } from "./customer-model.ts";
import { ReasonedStep } from "./reasoned-step.tsx";

type AccountPanelProps = { customer: Customer; answer: AdminAnswer | null; mayBlock: boolean; year: number };

/** Whether the account is blocked, what staff may do about it, and what they did. */
export function AccountPanel({ customer, answer, mayBlock, year }: AccountPanelProps) {
  const t = useCustomersText();
  const { status, devices, accountLog, email, emailVerified, mobileVerified, importedAt } = customer;
  const isBlocked = status === "BLOCKED";
  const isUnused = importedAt !== null && email !== null && !emailVerified && !mobileVerified;
  return (
    <AdminPanel title={t("account")}>
      <p className="text-sm">{t(isBlocked ? "account_blocked" : "account_ok")}</p>
      {mayBlock ? (
        <div className="mt-3 grid gap-3">
          {!isBlocked && devices.length > 0 ? <PlainStep intent="endSessions" label={t("end_sessions")} /> : null}
          {!isBlocked && isUnused ? <PlainStep intent="resend" label={t("resend")} /> : null}
          <ReasonedStep key={status} intent={isBlocked ? "unblock" : "block"} answer={answer} />
        </div>
      ) : null}
      {accountLog.length === 0 ? null : (
        <>
          <h3 className="mt-4 mb-1.5 text-sm font-bold">{t("account_history")}</h3>
          <ol className="grid gap-1.5 text-sm">
            {accountLog.map(({ id, action, by, at, reason }) => (
              <li key={id} className="min-w-0 break-words">
                <strong>{t(`did_${action.replace("customer.", "")}` as CustomersTextKey)}</strong>
                <span className="text-ink-soft">
                  {" · "}
                  {by} · <time dateTime={at}>{shortTime(at, year)}</time>
                </span>
                {reason === null ? null : <span className="block">{reason}</span>}
              </li>
            ))}
          </ol>
        </>
      )}
    </AdminPanel>
  );
}

function PlainStep({ intent, label }: { intent: "endSessions" | "resend"; label: ReactNode }) {
  const sending = useSending(intent);
  return (
    <Form method="post" preventScrollReset>
      <Button type="submit" name="intent" value={intent} variant="secondary" size="sm" loading={sending}>
        {label}
      </Button>
    </Form>
  );
}
