import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";

/** A module's folder of forward-only SQL files, `0001_name.sql` and so on. */
export type MigrationSource = { readonly module: string; readonly folder: URL };

export type MigrationFile = { readonly name: string; readonly text: string; readonly checksum: string };

const namePattern = /^\d{4}_[a-z0-9_]+\.sql$/;

/** The SQL files of one module in the order of their numbers. */
export async function readMigrations({ module, folder }: MigrationSource): Promise<MigrationFile[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith(".sql")).sort();
  refuseOddNames(module, names);
  const directory = folder.href.endsWith("/") ? folder : new URL(`${folder.href}/`);
  return Promise.all(
    names.map(async (name) => {
      // Normalized: line endings may differ between checkouts.
      const text = (await readFile(new URL(name, directory), "utf8")).replaceAll("\r\n", "\n");
      return { name, text, checksum: createHash("sha256").update(text).digest("hex") };
    }),
  );
}

function refuseOddNames(module: string, names: readonly string[]): void {
  const odd = names.find((name) => !namePattern.test(name));
  if (odd !== undefined) {
    throw new Error(`The migration ${odd} of ${module} needs a name like 0001_what_it_does.sql.`);
  }
  const twin = names.find((name, index) => index > 0 && name.slice(0, 4) === names[index - 1]?.slice(0, 4));
  if (twin !== undefined) throw new Error(`Two migrations of ${module} have the number ${twin.slice(0, 4)}.`);
}
