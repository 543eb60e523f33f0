import { readFile } from "node:fs/promises";
import { join } from "node:path";
import * as v from "valibot";

export const manifestName = "manifest.json";

const name = v.pipe(v.string(), v.nonEmpty());
const count = v.pipe(v.number(), v.integer(), v.minValue(0));

const manifestSchema = v.object({
  format: v.literal(1),
  createdAt: v.pipe(v.string(), v.isoTimestamp()),
  /** Ids of the keys that encrypt values in the database. The keys themselves are never in a backup. */
  sealKeys: v.array(name),
  /** Applied migrations: a restore creates the tables with exactly these. */
  migrations: v.array(v.object({ module: name, name, checksum: v.string() })),
  tables: v.array(
    v.object({
      schema: name,
      table: name,
      columns: v.pipe(v.array(name), v.minLength(1)),
      file: v.pipe(v.string(), v.regex(/^[\w.-]+\.copy\.gz$/)),
      rows: count,
      sha256: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
    }),
  ),
  sequences: v.array(v.object({ schema: name, name, lastValue: v.pipe(v.string(), v.regex(/^-?\d+$/)) })),
});

/** What a backup contains. Written last, so a folder with a manifest is a complete backup. */
export type BackupManifest = v.InferOutput<typeof manifestSchema>;
export type BackupTable = BackupManifest["tables"][number];

/** A backup that cannot be restored, with a sentence for the operator. */
export class BackupProblem extends Error {}

export async function readManifest(folder: string): Promise<BackupManifest> {
  const text = await readFile(join(folder, manifestName), "utf8").catch(() => null);
  if (text === null) throw new BackupProblem(`${folder} is no complete backup: it has no ${manifestName}.`);
  const manifest = v.safeParse(manifestSchema, parse(text));
  if (manifest.success) return manifest.output;
  throw new BackupProblem(`${join(folder, manifestName)} is damaged, or was written by another release.`);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
