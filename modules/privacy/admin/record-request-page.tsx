import { Form, Link } from "react-router";
import { Button } from "#kit/web/actions/button.tsx";
import { EmptyState } from "#kit/web/feedback/empty-state.tsx";
import { FieldFrame } from "#kit/web/forms/field-frame.tsx";
import { inputClass } from "#kit/web/forms/input-class.ts";
import { SelectField } from "#kit/web/forms/select-field.tsx";
import { TextField } from "#kit/web/forms/text-field.tsx";
import { type AdminAnswer, answerTo } from "#modules/admin/web/action-answer.ts";
import { ActionResult } from "#modules/admin/web/action-result.tsx";
import { AdminPanel } from "#modules/admin/web/admin-panel.tsx";
import { ListSearch } from "#modules/admin/web/list-search.tsx";
import { PageHeader } from "#modules/admin/web/page-header.tsx";
import { useAdminKeys } from "#modules/admin/web/use-admin-keys.ts";
import { useSending } from "#modules/admin/web/use-sending.ts";
import { privacyPath, proofKinds, receivedWays, requestKinds } from "../contract/privacy-request.ts";
import { recordAddress, textOfWord } from "./privacy-model.ts";
import { usePrivacyText } from "./privacy-text.ts";

type Found = { readonly code: string; readonly name: string };
type RecordRequestPageProps = {
  /** The code of whose request it is; null while the customer is being looked for. */
  customer: string | null;
  search: string;
  found: readonly Found[];
  /** Now in Jakarta, as a field of day and time has it. */
  now: string;
  answer: AdminAnswer | null;
};

/** Records a request: first whose it is, then what, when, how, and how they proved to be themselves. */
export function RecordRequestPage({ customer, search, found, now, answer }: RecordRequestPageProps) {
  const t = usePrivacyText();
  useAdminKeys();
  return (
    <div className="grid gap-4">
      <PageHeader title={t("record")} above={[{ label: t("title"), to: privacyPath }]} />
      <ActionResult answer={answer} />
      {customer === null ? (
        <AdminPanel title={t("whose")}>
          <div className="grid gap-3">
            <p className="text-sm text-ink-soft">{t("whose_text")}</p>
            <ListSearch search={search} hint={t("whose_hint")} />
            {search !== "" && found.length === 0 ? <EmptyState title={t("whose_none")} /> : null}
            <ul className="grid gap-1">
              {found.map(({ code, name }) => (
                <li key={code}>
                  <Link
                    to={recordAddress(code)}
                    className="inline-flex min-h-11 items-center gap-2 font-bold underline"
                  >
                    {name || code} <span className="font-normal text-ink-soft">{code}</span>
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        </AdminPanel>
      ) : (
        <RequestForm customer={customer} now={now} answer={answer} />
      )}
    </div>
  );
}

type RequestFormProps = { customer: string; now: string; answer: AdminAnswer | null };

function RequestForm({ customer, now, answer }: RequestFormProps) {
  const t = usePrivacyText();
  const sending = useSending("record");
  const { problems, typed } = answerTo(answer, "record");
  const choice = (name: "kind" | "receivedBy" | "proof", words: readonly string[], group: "kind" | "by" | "proof") => (
    <SelectField
      name={name}
      label={t(name === "receivedBy" ? "received_by" : name)}
      placeholder={t("choose")}
      defaultValue={typed[name] ?? ""}
      error={problems[name] ?? null}
      options={words.map((value) => ({ value, label: textOfWord(group, value, t) }))}
    />
  );
  return (
    <AdminPanel title={t("of_customer_code", { code: customer })}>
      <Form method="post" noValidate className="grid max-w-xl gap-4">
        <p className="text-sm text-ink-soft">{t("record_text")}</p>
        {choice("kind", requestKinds, "kind")}
        {choice("receivedBy", receivedWays, "by")}
        <FieldFrame label={t("received_at")} hint={t("received_at_hint")} error={problems.receivedAt ?? null}>
          {(links) => (
            <input
              {...links}
              name="receivedAt"
              type="datetime-local"
              max={now}
              defaultValue={typed.receivedAt ?? now}
              className={inputClass()}
            />
          )}
        </FieldFrame>
        {choice("proof", proofKinds, "proof")}
        <TextField
          name="proofNote"
          label={t("proof_note")}
          hint={t("no_values")}
          optional={t("optional")}
          maxLength={1000}
          autoComplete="off"
          defaultValue={typed.proofNote}
          error={problems.proofNote ?? null}
        />
        <TextField
          name="asked"
          label={t("asked")}
          hint={t("asked_hint")}
          optional={t("optional")}
          maxLength={1000}
          autoComplete="off"
          defaultValue={typed.asked}
          error={problems.asked ?? null}
        />
        <div>
          <Button type="submit" name="intent" value="record" variant="court" loading={sending}>
            {t("record")}
          </Button>
        </div>
      </Form>
    </AdminPanel>
  );
}
