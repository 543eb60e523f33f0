import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import Module, { createRequire } from "node:module";
import { basename, dirname, join } from "node:path";
import { cachedDataVersionTag } from "node:v8";
import { constants, Script } from "node:vm";
import { crc32 } from "node:zlib";

type Compile = (this: NodeJS.Module, text: string, file: string, ...more: unknown[]) => unknown;
type Wrapped = (this: unknown, ...modular: unknown[]) => unknown;

export type CompiledProgram = {
  /** Caches the code compiled so far, unless it was cached before. Called when the start is complete. */
  write(): void;
};

const checkBytes = 4;
/** `import()` behaves in these scripts as everywhere. */
const importModuleDynamically = constants.USE_MAIN_CONTEXT_DEFAULT_LOADER;

/**
 * V8's code cache of the built program's chunks, for the next start. It includes every function a start calls; Node's own cache
 * has only the top level. Chunk names contain a hash of their text; another Node, other V8 flags and another role have their own
 * files.
 */
export function cacheCompiledProgram(program: string, folder: string, role: string): CompiledProgram {
  const compiled = new Map<string, Script>();
  // The extension point of CommonJS loading. The sources are ES modules and never pass here.
  const loader = Module.prototype as unknown as { _compile: Compile };
  const usual = loader._compile;
  suppressWarning();
  loader._compile = function (text, file, ...more) {
    if (dirname(file) !== program) return usual.call(this, text, file, ...more);
    const name = `${basename(file, ".js")}.${role}.${cachedDataVersionTag()}`;
    const script = new Script(Module.wrap(text), {
      filename: file,
      importModuleDynamically,
      cachedData: readCached(join(folder, name)),
    });
    if (script.cachedDataRejected !== false) compiled.set(name, script);
    const run = script.runInThisContext() as Wrapped;
    return run.call(this.exports, this.exports, createRequire(file), this, file, program);
  };
  return {
    write() {
      loader._compile = usual;
      if (compiled.size === 0) return;
      try {
        mkdirSync(folder, { recursive: true });
        removeOutdated(program, folder, role);
        for (const [name, script] of compiled) writeCached(folder, name, script.createCachedData());
      } catch {
        // In a read-only folder the next start compiles again.
      }
    },
  };
}

/** Node prints one warning about the experimental option at the first such `import()`. It is suppressed here. */
function suppressWarning(): void {
  const { emitWarning } = process;
  process.emitWarning = () => {};
  try {
    new Script('import("node:vm")', { importModuleDynamically }).runInThisContext();
  } finally {
    process.emitWarning = emitWarning;
  }
}

/** V8 does not verify the data: a file truncated by a power cut must not reach it. */
function readCached(file: string): Buffer | undefined {
  try {
    const content = readFileSync(file);
    const data = content.subarray(checkBytes);
    return crc32(data) === content.readUInt32LE() ? data : undefined;
  } catch {
    return undefined;
  }
}

function writeCached(folder: string, name: string, data: Buffer): void {
  const check = Buffer.alloc(checkBytes);
  check.writeUInt32LE(crc32(data));
  const halfway = join(folder, `${name}.${process.pid}`);
  writeFileSync(halfway, Buffer.concat([check, data]));
  renameSync(halfway, join(folder, name));
}

/** Files of another build, and of another Node for this role; also incomplete files. */
function removeOutdated(program: string, folder: string, role: string): void {
  const tag = String(cachedDataVersionTag());
  for (const name of readdirSync(folder)) {
    const [, part, itsRole, itsTag] = /^([^.]+)\.([a-z]+)\.(\d+)(?:\.\d+)?$/.exec(name) ?? [];
    if (part === undefined) continue;
    const outdated = !existsSync(join(program, `${part}.js`)) || (itsRole === role && itsTag !== tag);
    if (outdated) rmSync(join(folder, name), { force: true });
  }
}
