import { setField } from "./record-draft.ts";
import type { RecordEditor } from "./use-record-editor.ts";

/** Saves a record with another status. When that is refused, the status is the saved one again. */
export async function saveStatus(editor: RecordEditor, status: string): Promise<void> {
  const former = editor.saved.status ?? "draft";
  editor.set("status", status);
  if (await editor.save()) return;
  // Not by `set`, which would take away what the server said about the status.
  editor.replace((draft) => setField(draft, "status", former));
}
