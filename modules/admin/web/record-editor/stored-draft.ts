import { draftPrefix } from "#kit/web/forms/draft-name.ts";
import { changesIn, type Draft, type StoredDraft } from "./record-draft.ts";

const nameOf = (type: string, id: string) => `${draftPrefix}record:${type}:${id}`;

/** The edits from before a reload; null when everything was saved. */
export function readDraft(storage: Storage, type: string, id: string): StoredDraft | null {
  try {
    const stored = JSON.parse(storage.getItem(nameOf(type, id)) ?? "null") as StoredDraft | null;
    return stored && Array.isArray(stored.changes) && stored.changes.length > 0 ? stored : null;
  } catch {
    return null;
  }
}

/** Keeps what differs from the saved record, for this tab; removes it when nothing does. */
export function writeDraft(storage: Storage, type: string, id: string, draft: Draft | null, at: string): void {
  try {
    const changes = draft ? changesIn(draft) : [];
    const name = nameOf(type, id);
    if (!draft || changes.length === 0) storage.removeItem(name);
    else storage.setItem(name, JSON.stringify({ version: draft.base.version, at, changes } satisfies StoredDraft));
  } catch {
    // Storage may be full or forbidden: the editor works without it.
  }
}
