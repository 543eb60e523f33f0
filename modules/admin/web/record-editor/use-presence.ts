import { useEffect, useEffectEvent, useRef, useState } from "react";
import { ApiError } from "#kit/graphql/client.ts";
import { useApi } from "#kit/web/api/api-context.tsx";
import { AdminPresenceDocument } from "./records.graphql.gen.ts";
import { isLostConnection } from "./save-record.ts";
import type { EditedRecord, RecordEditor } from "./use-record-editor.ts";

/** Between two reports; the server drops an editor after five of them. */
const reportMs = 4_000;
/** While signed out, or no longer allowed: another window of this browser may sign in again. */
const refusedMs = 30_000;

export type PresentPerson = { readonly name: string; readonly isEditing: boolean };

/** Reports that this editor is open while its tab is visible, and takes what others have saved meanwhile. */
export function usePresence(editor: RecordEditor) {
  const api = useApi();
  const { type, id, isNew, version } = editor;
  const [others, setOthers] = useState<readonly PresentPerson[]>([]);
  const [isConnected, setConnected] = useState(true);
  const reportNow = useRef<() => void>(undefined);

  const facts = useEffectEvent(() => ({ version: editor.version, isEditing: editor.editable && editor.isDirty() }));
  const receive = useEffectEvent((received: EditedRecord) => editor.receive(received));

  useEffect(() => {
    if (isNew) return;
    const editorId = crypto.randomUUID();
    let turn = 0;
    let timer = 0;
    const send = async (leaves: boolean) => {
      const { adminPresence } = await api(AdminPresenceDocument, { input: { type, id, editorId, ...facts(), leaves } });
      return adminPresence.data;
    };
    const report = async () => {
      window.clearTimeout(timer);
      turn += 1;
      const own = turn;
      if (document.hidden) return;
      let pause = reportMs;
      try {
        const answer = await send(false);
        if (own !== turn) return;
        setConnected(true);
        setOthers(answer?.others ?? []);
        if (answer?.record) receive(answer.record);
      } catch (problem) {
        if (own !== turn) return;
        setConnected(!isLostConnection(problem));
        setOthers([]);
        if (problem instanceof ApiError && (problem.statusCode === 401 || problem.statusCode === 403))
          pause = refusedMs;
      }
      timer = window.setTimeout(report, pause);
    };
    const leave = () => {
      window.clearTimeout(timer);
      turn += 1;
      // If it does not arrive, the server drops the editor after a timeout.
      send(true).catch(() => undefined);
    };
    const seen = () => void (document.hidden ? leave() : report());
    reportNow.current = () => void report();
    void report();
    document.addEventListener("visibilitychange", seen);
    window.addEventListener("online", seen);
    return () => {
      document.removeEventListener("visibilitychange", seen);
      window.removeEventListener("online", seen);
      leave();
    };
  }, [api, type, id, isNew]);

  // A saved version is reported at once: others read that nothing is unsaved here any more.
  const reported = useRef(version);
  useEffect(() => {
    if (reported.current !== version) reportNow.current?.();
    reported.current = version;
  }, [version]);

  return { others, isConnected };
}
