import { useEffect, useEffectEvent, useRef } from "react";
import { Form } from "react-router";
import { Button } from "#kit/web/actions/button.tsx";
import { FieldFrame } from "#kit/web/forms/field-frame.tsx";
import { boxClass } from "#kit/web/forms/input-class.ts";
import { useFormDraft } from "#kit/web/forms/use-form-draft.ts";
import type { AdminAnswer } from "#modules/admin/web/action-answer.ts";
import { AdminPanel } from "#modules/admin/web/admin-panel.tsx";
import { useSending } from "#modules/admin/web/use-sending.ts";
import { maxMessageLength } from "#modules/chat/contract/constants.ts";
import type { ChatModel } from "./chat-model.ts";
import { useChatsText } from "./chats-text.ts";

type AnswerFormProps = { chat: ChatModel; answerKey: string; answer: AdminAnswer | null };

/** The answer form. It sends the last message that was read, so that the second of two concurrent answers is refused. */
export function AnswerForm({ chat, answerKey, answer }: AnswerFormProps) {
  const t = useChatsText();
  const form = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const sending = useSending("answer");
  const settling = useSending("settle");
  const mine = answer?.intent === "answer" ? answer : null;
  // Stored in this tab: an expired session leads to the sign-in and back here.
  const { draft, draftKey, keep, forget } = useFormDraft(`chat-answer-${chat.id}`);
  const done = useEffectEvent(() => {
    forget();
    form.current?.reset();
    if (field.current) field.current.value = "";
  });
  useEffect(() => {
    if (mine?.done) done();
  }, [mine]);
  const seen = <input type="hidden" name="seen" value={chat.lastNumber} />;
  return (
    <AdminPanel title={t("answer")}>
      <Form ref={form} method="post" noValidate onInput={keep} className="grid gap-2">
        <input type="hidden" name="intent" value="answer" />
        <input type="hidden" name="key" value={answerKey} />
        {seen}
        <FieldFrame label={t("answer")} hideLabel hint={t("answer_hint")} error={mine?.problems.text ?? null}>
          {(links) => (
            <textarea
              {...links}
              key={draftKey}
              ref={field}
              name="text"
              rows={4}
              defaultValue={mine?.typed.text ?? draft?.text}
              maxLength={maxMessageLength}
              className={`${boxClass} w-full px-3 py-2 text-base md:text-sm`}
            />
          )}
        </FieldFrame>
        <Button type="submit" variant="court" loading={sending} className="justify-self-start">
          {t("send")}
        </Button>
      </Form>
      {chat.waitingSince ? (
        <Form method="post" noValidate className="mt-3 border-t border-line pt-3">
          <input type="hidden" name="intent" value="settle" />
          {seen}
          <Button type="submit" variant="secondary" size="sm" loading={settling}>
            {t("settle")}
          </Button>
        </Form>
      ) : null}
    </AdminPanel>
  );
}
