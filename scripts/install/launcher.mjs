import { readFileSync } from "node:fs";

/**
 * Calls back when the npm that started us is gone. npm puts a shell between itself and us, and a signal sent to npm
 * ends that shell without ever reaching us. Nothing is watched when we were not started by npm: a person may well want
 * to close the terminal and leave the shop running.
 * @param {() => void} gone
 * @returns {() => void} ends the watch
 */
export function watchLauncher(gone) {
  if (process.env.npm_lifecycle_event === undefined) return () => {};
  const before = launchers();
  const timer = setInterval(() => {
    if (launchers() === before) return;
    clearInterval(timer);
    gone();
  }, 250);
  timer.unref();
  return () => clearInterval(timer);
}

/** Our parent and, when that is the shell in between, its parent too. Beyond Linux only our parent can be seen. */
function launchers() {
  const parent = process.ppid;
  try {
    const stat = readFileSync(`/proc/${parent}/stat`, "utf8");
    const name = stat.slice(stat.indexOf("(") + 1, stat.lastIndexOf(")"));
    const grandparent = stat.slice(stat.lastIndexOf(")") + 2).split(" ")[1];
    return /^(ba|da|a|z|k)?sh$/.test(name) ? `${parent} ${grandparent}` : `${parent}`;
  } catch {
    return `${parent}`;
  }
}
