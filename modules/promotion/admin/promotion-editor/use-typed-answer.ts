import { useEffect, useState } from "react";
import { useApi } from "#kit/web/api/api-context.tsx";
import type { RecordEditor } from "#modules/admin/web/record-editor/use-record-editor.ts";

export type Api = ReturnType<typeof useApi>;

/** Debounce time: typing must pause this long before the server is asked. */
const pauseMs = 500;

/** The server's answer about the promotion as typed, texts left out; null before the first. Define `ask` outside the component. */
export function useTypedAnswer<Answer>(
  editor: RecordEditor,
  ask: (api: Api, promotionCode: string, state: object) => Promise<Answer>,
): Answer | "failed" | null {
  const api = useApi();
  const [answer, setAnswer] = useState<Answer | "failed" | null>(null);
  const { names: _names, descriptions: _descriptions, remarks: _remarks, labels: _labels, ...counted } = editor.state;
  const typed = JSON.stringify(counted);
  const { id } = editor;
  useEffect(() => {
    let isCurrent = true;
    const show = (next: Answer | "failed") => {
      if (isCurrent) setAnswer(next);
    };
    const timer = setTimeout(() => {
      ask(api, id, JSON.parse(typed)).then(show, () => show("failed"));
    }, pauseMs);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [api, ask, typed, id]);
  return answer;
}
