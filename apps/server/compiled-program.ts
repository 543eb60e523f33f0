import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import Module, { createRequire } from "node:module";
import { basename, dirname, join } from "node:path";
import { cachedDataVersionTag } from "node:v8";
import { constants, Script } from "node:vm";
import { crc32 } from "node:zlib";

type Compile = (this: NodeJS.Module, text: string, file: string, ...more: unknown[]) => unknown;
type Wrapped = (this: unknown, ...modular: unknown[]) => unknown;

export type CompiledProgram = {
  /** Keeps what was compiled by now, unless it had been kept before. For when the start is over. */
  write(): void;
};

const checkBytes = 4;
/** `import()` does in these scripts what it does everywhere. */
const importModuleDynamically = constants.USE_MAIN_CONTEXT_DEFAULT_LOADER;

/**
 * The parts of the built program as V8 has translated them, kept for the next start: every function that a start calls, of
 * which Node's own cache keeps only the outermost. Parts carry a hash of their text in their names; another Node, other
 * settings of V8 and another role have files of their own.
 */
export function keepCompiledProgram(program: string, folder: string, role: string): CompiledProgram {
  const compiled = new Map<string, Script>();
  // Where every such cache hooks in. The source itself is made of ES modules, which never pass here.
  const loader = Module.prototype as unknown as { _compile: Compile };
  const usual = loader._compile;
  hearWarning();
  loader._compile = function (text, file, ...more) {
    if (dirname(file) !== program) return usual.call(this, text, file, ...more);
    const kept = `${basename(file, ".js")}.${role}.${cachedDataVersionTag()}`;
    const script = new Script(Module.wrap(text), {
      filename: file,
      importModuleDynamically,
      cachedData: readKept(join(folder, kept)),
    });
    if (script.cachedDataRejected !== false) compiled.set(kept, script);
    const run = script.runInThisContext() as Wrapped;
    return run.call(this.exports, this.exports, createRequire(file), this, file, program);
  };
  return {
    write() {
      loader._compile = usual;
      if (compiled.size === 0) return;
      try {
        mkdirSync(folder, { recursive: true });
        forgetOutdated(program, folder, role);
        for (const [name, script] of compiled) keep(folder, name, script.createCachedData());
      } catch {
        // Where nothing can be written, the next start compiles again.
      }
    },
  };
}

/** Node says once, at the first `import()` of such a script, that this option is new. It may say so here, unheard. */
function hearWarning(): void {
  const { emitWarning } = process;
  process.emitWarning = () => {};
  try {
    new Script('import("node:vm")', { importModuleDynamically }).runInThisContext();
  } finally {
    process.emitWarning = emitWarning;
  }
}

/** V8 believes whatever it is given: a file that a power cut left half written must not reach it. */
function readKept(file: string): Buffer | undefined {
  try {
    const content = readFileSync(file);
    const data = content.subarray(checkBytes);
    return crc32(data) === content.readUInt32LE() ? data : undefined;
  } catch {
    return undefined;
  }
}

function keep(folder: string, name: string, data: Buffer): void {
  const check = Buffer.alloc(checkBytes);
  check.writeUInt32LE(crc32(data));
  const halfway = join(folder, `${name}.${process.pid}`);
  writeFileSync(halfway, Buffer.concat([check, data]));
  renameSync(halfway, join(folder, name));
}

/** Parts of another build, and for this role those of another Node; also what was left half written of them. */
function forgetOutdated(program: string, folder: string, role: string): void {
  const tag = String(cachedDataVersionTag());
  for (const name of readdirSync(folder)) {
    const [, part, itsRole, itsTag] = /^([^.]+)\.([a-z]+)\.(\d+)(?:\.\d+)?$/.exec(name) ?? [];
    if (part === undefined) continue;
    const outdated = !existsSync(join(program, `${part}.js`)) || (itsRole === role && itsTag !== tag);
    if (outdated) rmSync(join(folder, name), { force: true });
  }
}
