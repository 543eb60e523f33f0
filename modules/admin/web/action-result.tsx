import { Notice } from "#kit/web/feedback/notice.tsx";
import type { AdminAnswer } from "./admin-model.ts";

/** What was done, or why not, at the top of a page. */
export function ActionResult({ answer }: { answer: AdminAnswer | null }) {
  return (
    <>
      {answer?.done ? (
        <Notice tone="success" live>
          {answer.done}
        </Notice>
      ) : null}
      {answer?.refusal ? (
        <Notice tone="error" live>
          {answer.refusal}
        </Notice>
      ) : null}
    </>
  );
}
