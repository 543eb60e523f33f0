import { useEffect, useEffectEvent, useMemo, useRef, useState } from "react";
import { diffFields, type Json, type RecordState, valueAt } from "#kit/core/fields/field-changes.ts";
import { useApi } from "#kit/web/api/api-context.tsx";
import { failureText } from "#kit/web/api/failure-text.ts";
import { useLocale } from "#kit/web/i18n/text-context.tsx";
import { focusField } from "./field-id.ts";
import {
  afterOutdated,
  afterSave,
  beginDraft,
  changesIn,
  chooseSide,
  type Draft,
  hasOpenConflicts,
  rebaseDraft,
  setField,
} from "./record-draft.ts";
import { useRecordEditorText } from "./record-editor-text.ts";
import { AdminRecordDocument } from "./records.graphql.gen.ts";
import { pressKeys, type RecordProblem, type SaveOutcome, saveRecord } from "./save-record.ts";
import { writeDraft } from "./stored-draft.ts";

/** A record as `adminRecord` answers it. */
export type EditedRecord = {
  readonly version: number;
  readonly state: unknown;
  readonly updatedBy: string | null;
  readonly updatedAt: string | null;
  readonly editable: boolean;
};

export type RecordEditorOptions = {
  /** The record's type, as in `apps/server/modules/admin-records.ts`. */
  readonly type: string;
  /** Its code. While it is created: the code typed so far. */
  readonly id: string;
  /** What the loader read; null for a new record. Give the component the id as its key. */
  readonly record: EditedRecord | null;
  /** Initial values of a new record. */
  readonly initial?: RecordState;
  /** Groups whose children come and go as a whole, as in the record's type. */
  readonly items?: readonly string[];
  /** The name of a field in summaries, conflicts and the history. */
  readonly labelOf: (path: string) => string;
  /** The value of a field in conflicts and the history, where its JSON is not enough. */
  readonly showValue?: (path: string, value: Json) => string;
  /** Brings a field onto the page before it gets the focus, such as by opening its tab. */
  readonly reveal?: (path: string) => void;
  /** After a save; a new record's screen goes to its own address here. */
  readonly onSaved?: (saved: {
    readonly id: string;
    readonly version: number;
    readonly state: RecordState;
    readonly waiting: readonly string[];
  }) => void;
};

export type RecordEditor = ReturnType<typeof useRecordEditor>;

/** What the history needs of a record; a screen with a form of its own can give it too. */
export type RecordView = Pick<RecordEditor, "type" | "id" | "version" | "saved" | "labelOf" | "showValue" | "refresh">;

/** The state of a form over a record: the edits, the server's state, its refusals and others' changes. */
export function useRecordEditor(options: RecordEditorOptions) {
  const { type, id, record, initial = {}, items = [], labelOf, showValue, reveal, onSaved } = options;
  const t = useRecordEditorText();
  const locale = useLocale();
  const api = useApi();
  const isNew = record === null;
  const [draft, setDraft] = useState<Draft>(() => firstDraft(record, initial, items));
  const [problems, setProblems] = useState<readonly RecordProblem[]>([]);
  const [outcome, setOutcome] = useState<SaveOutcome["kind"] | "merged" | null>(null);
  const [waiting, setWaiting] = useState<readonly string[]>([]);
  const [failure, setFailure] = useState<string | null>(null);
  const [saving, setSaving] = useState(false);
  const [news, setNews] = useState<{ readonly by: string; readonly paths: readonly string[] } | null>(null);
  const [keyOf] = useState(() => pressKeys());
  // A save takes the input at its start, and its reply is merged with the input at its end.
  const latest = useRef(draft);
  const first = useRef(draft.state);
  const busy = useRef(false);
  const touched = useRef(false);
  const put = (next: Draft) => {
    latest.current = next;
    setDraft(next);
  };
  const update = (next: Draft) => {
    touched.current = true;
    put(next);
  };
  const changes = useMemo(() => changesIn(draft), [draft]);
  const dirty = isNew ? draft.state !== first.current : changes.length > 0;
  const isDirty = () => (isNew ? latest.current.state !== first.current : changesIn(latest.current).length > 0);

  useEffect(() => {
    // Until something is typed, the storage holds what an earlier page has left to offer.
    if (!touched.current) return;
    const timer = setTimeout(
      () => writeDraft(sessionStorage, type, isNew ? "" : id, draft, new Date().toISOString()),
      200,
    );
    return () => clearTimeout(timer);
  }, [type, isNew, id, draft]);

  /** The page was read again, or another account saved: theirs comes in, mine stays. */
  const take = (received: EditedRecord): readonly string[] => {
    const before = latest.current;
    if (received.version <= before.base.version) return [];
    const who = { by: received.updatedBy ?? "", at: received.updatedAt ?? "" };
    const next = rebaseDraft(before, { version: received.version, state: received.state as RecordState }, who);
    put(next);
    // A save whose answer was lost has happened after all, or waits for a choice before it can be sent again.
    const outcomeNow = changesIn(next).length === 0 ? "saved" : hasOpenConflicts(next) ? null : undefined;
    if (outcomeNow !== undefined) setOutcome((last) => (last === "offline" || last === "failed" ? outcomeNow : last));
    return diffFields(before.state, next.state, items).map(({ path }) => path);
  };
  const takeLoaded = useEffectEvent(take);
  useEffect(() => {
    if (record) takeLoaded(record);
  }, [record]);

  const show = (path: string) => {
    reveal?.(path);
    // The revealed field is on the page with the next frame.
    requestAnimationFrame(() => focusField(path));
  };

  const finish = (sent: RecordState, received: SaveOutcome): boolean => {
    setOutcome(received.kind === "saved" && received.merged ? "merged" : received.kind);
    setFailure(null);
    if (received.kind === "saved") {
      const next = afterSave(latest.current, sent, received.saved);
      // A new record's screen leaves now; its saved state is the initial one.
      if (isNew) first.current = next.state;
      update(next);
      writeDraft(sessionStorage, type, isNew ? "" : id, null, "");
      setWaiting(received.waiting);
      onSaved?.({ id, ...received.saved, waiting: received.waiting });
      return true;
    }
    if (received.kind === "outdated") update(afterOutdated(latest.current, received.current, received.conflicts));
    if (received.kind === "refused") {
      setProblems(received.problems);
      const first = received.problems.find(({ path }) => path !== "" || isNew);
      if (first) show(first.path);
    }
    if (received.kind === "refused" || received.kind === "outdated") setFailure(received.message);
    if (received.kind === "offline") setFailure(t("offline"));
    if (received.kind === "failed") setFailure(failureText(t("failed"), received.problem, locale));
    return false;
  };

  /** Saves the edits; false when they were not saved. A second press while it runs does nothing. */
  const save = async (reason?: string): Promise<boolean> => {
    const { current } = latest;
    const changed = changesIn(current);
    if (busy.current || hasOpenConflicts(current)) return false;
    if (changed.length === 0 && !isNew) return true;
    busy.current = true;
    setSaving(true);
    setProblems([]);
    setNews(null);
    // While the connection is lost, the message about it stays until there is an answer.
    setOutcome((last) => (last === "offline" ? last : null));
    setWaiting([]);
    const { version } = current.base;
    const key = keyOf(version, changed);
    const received = await saveRecord(api, {
      type,
      id,
      version,
      create: isNew,
      changes: changed,
      key,
      ...(reason ? { reason } : {}),
    });
    busy.current = false;
    setSaving(false);
    return finish(current.state, received);
  };

  return {
    type,
    id,
    isNew,
    editable: record?.editable ?? true,
    version: draft.base.version,
    /** The edits, and the server's state. */
    state: draft.state,
    saved: draft.base.state,
    updatedBy: record?.updatedBy ?? null,
    updatedAt: record?.updatedAt ?? null,
    changes,
    dirty,
    isDirty,
    conflicts: draft.conflicts,
    /** Fields that another account has saved meanwhile, changed in place. */
    news,
    problems,
    failure,
    outcome,
    /** Fields of the last save that wait for approval. */
    waiting,
    saving,
    labelOf,
    showValue,
    show,
    save,
    value: (path: string): Json | undefined => valueAt(draft.state, path),
    /** Undefined empties the field. */
    set(path: string, value: Json | undefined) {
      setProblems((all) => all.filter((one) => one.path !== path && !one.path.startsWith(`${path}/`)));
      setOutcome(null);
      update(setField(latest.current, path, value));
    },
    choose: (path: string, side: "mine" | "theirs") => update(chooseSide(latest.current, path, side)),
    problemAt: (path: string): string | null => problems.find((one) => one.path === path)?.message ?? null,
    /** Discards the input. */
    discard() {
      setProblems([]);
      setFailure(null);
      setOutcome(null);
      update(
        isNew ? { ...latest.current, state: first.current, conflicts: [] } : beginDraft(latest.current.base, items),
      );
    },
    /** Puts another draft in place, such as one typed before a reload. */
    replace: (change: (draft: Draft) => Draft) => update(change(latest.current)),
    /** Takes what another account saved; not while a save is under way, whose reply has more. */
    receive(received: EditedRecord) {
      const paths = busy.current ? [] : take(received);
      if (paths.length > 0) setNews({ by: received.updatedBy ?? "", paths });
    },
    /** Reads the record again, after an undo or a restore. Edits stay. */
    async refresh() {
      const { adminRecord } = await api(AdminRecordDocument, { type, id });
      if (adminRecord) take(adminRecord);
    },
    /** The sign-in dialog was closed: edits stay unsaved. */
    dismiss: () => setOutcome(null),
  };
}

const firstDraft = (record: EditedRecord | null, initial: RecordState, items: readonly string[]): Draft => {
  const base = { version: record?.version ?? 0, state: (record?.state ?? {}) as RecordState };
  const draft = beginDraft(base, items);
  return record ? draft : { ...draft, state: initial };
};
