import { link, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";

/** The file operations of the owner lock, each atomic. A parameter, so that a test can run processes in any interleaving. */
export type LockFiles = {
  /** The text of a file; null when there is none. */
  read(path: string): Promise<string | null>;
  /** Writes a file under a name that no other process uses yet. */
  write(path: string, text: string): Promise<void>;
  /** Gives a file a second name; false when that name is taken. */
  link(from: string, to: string): Promise<boolean>;
  /** Moves a file, also over another one. */
  rename(from: string, to: string): Promise<void>;
  /** Removes a file, if it is there. */
  remove(path: string): Promise<void>;
  list(folder: string): Promise<string[]>;
};

const unless = (code: string, problem: NodeJS.ErrnoException): void => {
  if (problem.code !== code) throw problem;
};

export const lockFiles: LockFiles = {
  read: (path) =>
    readFile(path, "utf8").catch((problem) => {
      unless("ENOENT", problem);
      return null;
    }),
  // Flushed before it gets its name: after a power cut a lock is complete or absent.
  write: (path, text) => writeFile(path, text, { mode: 0o644, flush: true }),
  link: (from, to) =>
    link(from, to).then(
      () => true,
      (problem) => {
        unless("EEXIST", problem);
        return false;
      },
    ),
  rename,
  remove: (path) => rm(path, { force: true }),
  list: (folder) => readdir(folder),
};
