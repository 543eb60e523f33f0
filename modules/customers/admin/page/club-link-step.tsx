import { Form } from "react-router";
import { Button } from "#kit/web/actions/button.tsx";
import { TextField } from "#kit/web/forms/text-field.tsx";
import { type AdminAnswer, answerTo } from "#modules/admin/web/action-answer.ts";
import { useSending } from "#modules/admin/web/use-sending.ts";
import { useCustomersText } from "../customers-text.ts";

/** Links or unlinks the club on behalf: a code goes to the customer, who reads it out. */
export function ClubLinkStep({ isLinked, answer }: { isLinked: boolean; answer: AdminAnswer | null }) {
  const t = useCustomersText();
  const intent = isLinked ? "unlinkClub" : "linkClub";
  const [asking, sending] = [useSending("sendClubCode"), useSending(intent)];
  const { problems, typed } = answerTo(answer, intent);
  const isOpen = answer?.intent === "sendClubCode" || (answer?.intent === intent && answer.done === null);
  return (
    <details key={intent} open={isOpen}>
      <summary className="inline-flex min-h-11 cursor-pointer items-center font-bold underline">
        {t(isLinked ? "unlink_club" : "link_club")}
      </summary>
      <div className="mt-2 grid gap-3">
        <p className="text-sm text-ink-soft">{t("club_code_text")}</p>
        <Form method="post" preventScrollReset>
          <Button type="submit" name="intent" value="sendClubCode" variant="secondary" size="sm" loading={asking}>
            {t("send_code")}
          </Button>
        </Form>
        <Form method="post" noValidate preventScrollReset className="grid gap-3">
          <TextField
            name="verificationCode"
            label={t("code_read_out")}
            inputMode="numeric"
            maxLength={10}
            autoComplete="off"
            defaultValue={typed.verificationCode}
            error={problems.verificationCode ?? null}
          />
          <div>
            <Button type="submit" name="intent" value={intent} variant="court" loading={sending}>
              {t(intent)}
            </Button>
          </div>
        </Form>
      </div>
    </details>
  );
}
