import type { ReactNode } from "react";
import { Form } from "react-router";
import { Button } from "#kit/web/actions/button.tsx";
import { Checkbox } from "#kit/web/forms/checkbox.tsx";
import { TextField } from "#kit/web/forms/text-field.tsx";
import { type AdminAnswer, answerTo } from "#modules/admin/web/action-answer.ts";
import { AdminPanel } from "#modules/admin/web/admin-panel.tsx";
import { useSending } from "#modules/admin/web/use-sending.ts";
import { CorrectField } from "./correct-field.tsx";
import { HandOverFile } from "./hand-over-file.tsx";
import type { Request } from "./privacy-model.ts";
import { usePrivacyText } from "./privacy-text.ts";

type RequestAnswersProps = { request: Request; maySee: boolean; mayEdit: boolean; answer: AdminAnswer | null };

/** What answers a request of this kind, and the way to refuse it. */
export function RequestAnswers({ request: { id, kind }, maySee, mayEdit, answer }: RequestAnswersProps) {
  const t = usePrivacyText();
  return (
    <div className="grid min-w-0 gap-4">
      {kind === "export" ? (
        <>
          <SendLink />
          {maySee ? <HandOverFile id={id} /> : null}
        </>
      ) : null}
      {kind === "correct" ? (
        <>
          {mayEdit ? <CorrectField answer={answer} /> : <p className="text-sm text-ink-soft">{t("correct_not")}</p>}
          <CloseForm outcome="answered" answer={answer} />
        </>
      ) : null}
      {kind === "delete" ? <DeleteAccount answer={answer} /> : null}
      <CloseForm outcome="refused" answer={answer} />
    </div>
  );
}

function SendLink() {
  const t = usePrivacyText();
  const sending = useSending("send");
  return (
    <Answer title={t("send")} text={t("send_text")}>
      <Form method="post" preventScrollReset>
        <Button type="submit" name="intent" value="send" variant="court" loading={sending}>
          {t("send")}
        </Button>
      </Form>
    </Answer>
  );
}

function DeleteAccount({ answer }: { answer: AdminAnswer | null }) {
  const t = usePrivacyText();
  const sending = useSending("delete");
  const { problems } = answerTo(answer, "delete");
  return (
    <Answer title={t("delete")} text={t("delete_text")}>
      <Form method="post" noValidate preventScrollReset className="grid gap-3">
        <Checkbox
          name="understood"
          value="yes"
          label={t("delete_understood")}
          error={problems.understood ? t("delete_tick") : null}
        />
        <div>
          <Button type="submit" name="intent" value="delete" variant="danger" loading={sending}>
            {t("delete")}
          </Button>
        </div>
      </Form>
    </Answer>
  );
}

function CloseForm({ outcome, answer }: { outcome: "answered" | "refused"; answer: AdminAnswer | null }) {
  const t = usePrivacyText();
  const sending = useSending(outcome);
  const { problems, typed } = answerTo(answer, outcome);
  return (
    <Answer title={t(`close_${outcome}`)} text={t(`close_${outcome}_text`)}>
      <Form method="post" noValidate preventScrollReset className="grid gap-3">
        <TextField
          name="answer"
          id={`answer-${outcome}`}
          label={t("answer")}
          hint={t("no_values")}
          maxLength={1000}
          autoComplete="off"
          defaultValue={typed.answer}
          error={problems.answer ?? null}
        />
        <div>
          <Button type="submit" name="intent" value={outcome} variant="secondary" loading={sending}>
            {t(`close_${outcome}`)}
          </Button>
        </div>
      </Form>
    </Answer>
  );
}

function Answer({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <AdminPanel title={title}>
      <div className="grid gap-3">
        <p className="text-sm text-ink-soft">{text}</p>
        {children}
      </div>
    </AdminPanel>
  );
}
