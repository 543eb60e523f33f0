import { expect } from "vitest";
import { recordDocuments, type recordFixture } from "#apps/server/testing/record-fixture.ts";
import { type RecordState, valueAt } from "#kit/core/fields/field-changes.ts";
import { seededRandom } from "#kit/core/seeded-random.ts";
import {
  afterOutdated,
  afterSave,
  beginDraft,
  changesIn,
  chooseSide,
  setField,
} from "#modules/admin/web/record-editor/record-draft.ts";

type Fixture = Awaited<ReturnType<typeof recordFixture>>;
type Change = { readonly path: string; readonly before: unknown; readonly after: unknown };
type Editor = { readonly name: string; readonly headers: { readonly cookie: string }; readonly signature: string };

type Race = {
  readonly type: string;
  readonly id: string;
  readonly items?: readonly string[];
  /** The fields both type into. */
  readonly fields: readonly string[];
  readonly saves: number;
  readonly editors: readonly Editor[];
};

const textAt = (state: unknown, path: string): string | null => {
  const value = valueAt((state ?? {}) as RecordState, path);
  return value === undefined || value === null ? null : String(value);
};

/**
 * Two editors type into one record as its screen does and save in turns. Answers what was lost: a value that was overwritten
 * unseen, an accepted save the history does not know, a journal that does not add up.
 */
export async function interleaveSaves(
  { call, recordOf }: Fixture,
  { type, id, items = [], fields, saves, editors }: Race,
) {
  const record = recordOf(type, id);
  const seen = new Map<string, Set<string>>();
  const accepted: string[] = [];
  const { state: start, version: from } = await record.read(editors[0]?.headers);

  async function edit({ name, headers, signature }: Editor, turns: number) {
    const random = seededRandom(`editor ${name}`);
    const shown = new Set<string>();
    seen.set(signature, shown);
    const see = (state: unknown) => {
      for (const field of fields) shown.add(`${field} ${textAt(state, field)}`);
    };
    const read = await record.read(headers);
    let draft = beginDraft({ version: read.version, state: read.state }, items);
    see(read.state);
    for (let turn = 0; turn < turns; turn += 1) {
      for (const field of fields) if (random() < 0.4) draft = setField(draft, field, `${name} ${turn} ${field}`);
      for (let open = true; open; ) {
        const changes = changesIn(draft).map(({ path, after = null }) => ({ path, value: after }));
        const input = { type, id, version: draft.base.version, changes, key: crypto.randomUUID() };
        const reply = await call(recordDocuments.save, { input }, headers);
        see(reply.state);
        const current = { version: reply.version, state: reply.state };
        if (reply.success) {
          if (reply.entryId !== null) accepted.push(...changes.map(({ path, value }) => `${path} ${value}`));
          draft = afterSave(draft, draft.state, current);
          open = false;
        } else {
          expect(reply.errorCode).toBe("OUTDATED");
          draft = afterOutdated(draft, current, reply.conflicts);
          for (const { path } of draft.conflicts) draft = chooseSide(draft, path, random() < 0.5 ? "mine" : "theirs");
        }
      }
    }
  }
  await Promise.all(editors.map((editor) => edit(editor, saves / editors.length)));

  const entries: { by: string; version: number; changes: Change[] }[] = [];
  for (let before: number | null = null; ; ) {
    const page: { entries: typeof entries; next: number | null } = await call(
      recordDocuments.history,
      { type, id, before },
      editors[0]?.headers,
    );
    entries.push(...page.entries);
    before = page.next;
    if (before === null) break;
  }
  const lost: string[] = [];
  const now = new Map<string, string | null>(fields.map((field) => [field, textAt(start, field)]));
  const journalled = new Set<string>();
  const raced = entries.toReversed().filter(({ version }) => version > from);
  for (const { by, changes } of raced) {
    for (const { path, before, after } of changes) {
      if (!fields.includes(path)) continue;
      const was = before === null ? null : String(before);
      if ((now.get(path) ?? null) !== was) lost.push(`${path}: ${was} is not what stood there`);
      if (was !== null && !seen.get(by)?.has(`${path} ${was}`))
        lost.push(`${path}: ${by} overwrote ${was} without having seen it`);
      now.set(path, after === null ? null : String(after));
      journalled.add(`${path} ${after}`);
    }
  }
  lost.push(...accepted.filter((one) => !journalled.has(one)));
  const { state } = await record.read(editors[0]?.headers);
  for (const field of fields) if (textAt(state, field) !== (now.get(field) ?? null)) lost.push(`${field} at the end`);
  return { lost, entries: raced.length };
}
