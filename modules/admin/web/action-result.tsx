import { Alert } from "#kit/web/feedback/alert.tsx";
import type { AdminAnswer } from "./action-answer.ts";

/** The result of an action, or why it was refused, at the top of a page. */
export function ActionResult({ answer }: { answer: AdminAnswer | null }) {
  return (
    <>
      {answer?.done ? (
        <Alert tone="success" live>
          {answer.done}
        </Alert>
      ) : null}
      {answer?.refusal ? (
        <Alert tone="error" live>
          {answer.refusal}
        </Alert>
      ) : null}
    </>
  );
}
