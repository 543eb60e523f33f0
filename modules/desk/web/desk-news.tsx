import { Notice } from "#kit/web/feedback/notice.tsx";
import type { DeskAnswer } from "./desk-model.ts";

/** What was done, or why not, at the top of a page. */
export function DeskNews({ answer }: { answer: DeskAnswer | null }) {
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
