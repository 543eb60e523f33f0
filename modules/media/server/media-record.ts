import type { Transaction } from "kysely";
import * as v from "valibot";
import { fallbackLocale, type Locale, locales } from "#kit/core/locale.ts";
import type { FieldProblem, RecordType, RecordWrite } from "#kit/postgres/records/record-type.ts";
import { longestAlt, longestName, longestTag, mostTags } from "../contract/constants.ts";
import { announceMedia } from "./announce-media.ts";
import { problemTexts } from "./media-failures.ts";
import type { MediaUsage } from "./ports/media-usage.ts";
import { noteUse, usableFiles } from "./store/files.ts";
import { deleteItems, lockItems, type MediaState, readStates, upsertItems } from "./store/media-states.ts";

const text = (longest: number) => v.pipe(v.string(), v.minLength(1), v.maxLength(longest));
const percent = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100));

const stateSchema = v.strictObject({
  path: v.pipe(v.string(), v.regex(/^\/media\/[a-z0-9]+\/[a-z0-9-]+\.[a-z0-9]+$/)),
  file: v.string(),
  name: text(longestName),
  alt: v.optional(v.record(v.picklist(locales), text(longestAlt))),
  focus: v.optional(v.tuple([percent, percent])),
  tags: v.optional(v.pipe(v.array(text(longestTag)), v.maxLength(mostTags))),
  uploadedBy: v.string(),
  uploadedAt: v.pipe(v.string(), v.isoTimestamp()),
});

/** Immutable fields: others refer to the path, and the upload data are facts. */
const fixed = ["path", "uploadedBy", "uploadedAt"] as const;

type Write = RecordWrite<MediaState>;

/**
 * The record type of library items; it gives them versions, history and undo, including replaced and deleted files.
 * `locale` is the language in which a refusal names the item's uses.
 */
export const mediaRecord = (usage: MediaUsage, locale: Locale = fallbackLocale): RecordType<MediaState> => ({
  name: "media",
  problemTexts,
  // Others refer to the path, and the file is replaced only by an upload.
  guarded: ["path", "file", "uploadedBy", "uploadedAt"],
  read: readStates,
  async check(trx, writes) {
    // From here on no record can start to use these items (`lockMedia`).
    await lockItems(
      trx,
      writes.map(({ id }) => id),
    );
    const malformed = writes.flatMap(formProblems);
    if (malformed.length > 0) return malformed;
    return [...(await fileProblems(trx, writes)), ...(await usageProblems(trx, usage, locale, writes))];
  },
  async write(trx, writes) {
    const written = writes.flatMap(({ id, after }) => (after ? [{ id, ...after }] : []));
    await deleteItems(
      trx,
      writes.flatMap(({ id, after }) => (after ? [] : [id])),
    );
    await upsertItems(trx, written);
    const files = writes.flatMap(({ before, after }) =>
      before?.file === after?.file ? [] : [before?.file, after?.file].filter((key) => key !== undefined),
    );
    if (files.length > 0) await noteUse(trx, files);
    await announceMedia(trx, writes);
  },
});

function formProblems({ id, before, after }: Write): FieldProblem[] {
  if (after === null) return [];
  const checked = v.safeParse(stateSchema, after);
  if (!checked.success) {
    return checked.issues.map((issue) => ({
      id,
      path: v.getDotPath(issue)?.replaceAll(".", "/") ?? "",
      problem: "invalid",
    }));
  }
  const moved = before === null ? [] : fixed.filter((field) => before[field] !== after[field]);
  return moved.map((path) => ({ id, path, problem: "fixed" }));
}

/** A file must still exist, and a video cannot replace a picture. */
async function fileProblems(trx: Transaction<unknown>, writes: readonly Write[]): Promise<FieldProblem[]> {
  const changed = writes.filter(({ before, after }) => after !== null && before?.file !== after.file);
  if (changed.length === 0) return [];
  const keys = changed.flatMap(({ before, after }) => [before?.file ?? "", after?.file ?? ""]);
  const kinds = await usableFiles(trx, keys);
  return changed.flatMap(({ id, before, after }) => {
    const kind = kinds.get(after?.file ?? "");
    if (kind === undefined) return [{ id, path: "file", problem: "fileGone" }];
    return before && kinds.get(before.file) !== kind ? [{ id, path: "file", problem: "otherKind" }] : [];
  });
}

/** Files in use cannot be deleted. */
async function usageProblems(trx: Transaction<unknown>, usage: MediaUsage, locale: Locale, writes: readonly Write[]) {
  const gone = writes.flatMap(({ id, before, after }) => (before && after === null ? [{ id, path: before.path }] : []));
  if (gone.length === 0) return [];
  const paths = gone.map(({ path }) => path);
  const uses = await usage(trx, paths, locale);
  return gone.flatMap(({ id, path }): FieldProblem[] => {
    const names = uses.filter((use) => use.path === path).map(({ name }) => name);
    return names.length === 0 ? [] : [{ id, path: "path", problem: "used", detail: names.join(", ") }];
  });
}
