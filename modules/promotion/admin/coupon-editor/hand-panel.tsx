import { Form } from "react-router";
import { Button } from "#kit/web/actions/button.tsx";
import { buttonClass } from "#kit/web/actions/button-class.ts";
import { FieldFrame } from "#kit/web/forms/field-frame.tsx";
import { boxClass } from "#kit/web/forms/input-class.ts";
import { type AdminAnswer, answerTo } from "#modules/admin/web/action-answer.ts";
import { AdminPanel, Facts } from "#modules/admin/web/admin-panel.tsx";
import { useSending } from "#modules/admin/web/use-sending.ts";
import type { Figures } from "./codes-panel.tsx";
import { useCouponEditorText } from "./coupon-editor-text.ts";

type HandPanelProps = { figures: Figures; mayHand: boolean; answer: AdminAnswer | null };

/** Shows how often the coupon was used and handed out, with a form to hand it to members. */
export function HandPanel({ figures, mayHand, answer }: HandPanelProps) {
  const t = useCouponEditorText();
  const sending = useSending("hand");
  const { problems, typed } = answerTo(answer, "hand");
  const isRefused = answer?.intent === "hand" && answer.done === null;
  return (
    <AdminPanel title={t("figures")}>
      <div className="grid gap-3">
        <Facts
          facts={[
            [t("used"), figures.used.toLocaleString("id-ID")],
            [
              t("handed"),
              figures.handed === 0
                ? null
                : t("handed_of", {
                    count: figures.handed.toLocaleString("id-ID"),
                    free: figures.handedFree.toLocaleString("id-ID"),
                  }),
            ],
          ]}
        />
        {mayHand ? (
          <details open={isRefused}>
            <summary
              className={buttonClass({ variant: "secondary", size: "sm", className: "w-fit cursor-pointer list-none" })}
            >
              {t("hand")}
            </summary>
            <Form method="post" noValidate className="mt-3 grid gap-3">
              <input type="hidden" name="intent" value="hand" />
              <FieldFrame label={t("hand_members")} hint={t("hand_hint")} error={problems.members ?? null}>
                {(links) => (
                  <textarea
                    {...links}
                    name="members"
                    rows={5}
                    autoComplete="off"
                    spellCheck={false}
                    defaultValue={typed.members}
                    className={`w-full min-w-0 px-3.5 py-2.5 text-base leading-snug ${boxClass}`}
                  />
                )}
              </FieldFrame>
              <div>
                <Button type="submit" variant="court" loading={sending}>
                  {t("hand_now")}
                </Button>
              </div>
            </Form>
          </details>
        ) : null}
      </div>
    </AdminPanel>
  );
}
