import { partsAreThere } from "./parts-are-there.ts";
import { whenSeen } from "./when-seen.ts";

const importMap = /<script[^>]* type="importmap"[^>]*>[^<]*<\/script>/;
const scriptAhead = /<link rel="modulepreload"[^>]*>/g;
const beginning = /(<script[^>]* type="module"[^>]*>)(import [^<]*)(<\/script>)/;
const returning = /(<script[^>]*>)(?=\(\([^<]*"react-router-scroll-positions")/;
const staticImport = /\bimport (?:\* as (\w+) from )?("[^"]+");?/g;

/**
 * What is seen comes first: React puts the hints for scripts before the stylesheet, and browsers fetch them as eagerly. Here they
 * wait at the end of the head without a meaning, and the script that begins everything waits with them, until the page has been
 * painted. A map of fingerprints goes before them: it counts only for what is asked for after it.
 */
export function lateScripts(html: string): string {
  const end = html.indexOf("</head>");
  if (end === -1) return html;
  const hints: string[] = [];
  const head = html.slice(0, end).replace(scriptAhead, (hint) => {
    hints.push(hint.replace("<link rel=", "<link data-rel="));
    return "";
  });
  const rest = html
    .slice(end)
    .replace(returning, `$1${wholeForReturning}`)
    .replace(beginning, (_, open: string, code: string, close: string) => `${open}${beginLate(code)}${close}`);
  const map = rest.match(importMap)?.[0] ?? "";
  return head + map + hints.join("") + (map ? rest.replace(map, "") : rest);
}

/** Only whoever was on this page before has a state in their history, and a place to return to: heights must not be guessed. */
const wholeForReturning = 'if(history.state)document.documentElement.dataset.whole="";';

const untilSeen = `await (${whenSeen})();\n`;

/** The same imports in the same order, each when the one before it has run: what comes between gets its turn. */
const beginLate = (code: string): string =>
  untilSeen +
  code.replace(staticImport, (_, name: string | undefined, path: string) =>
    name === undefined ? `await import(${path});` : `const ${name} = await import(${path});`,
  ) +
  `\ndispatchEvent(new Event("${partsAreThere}"));`;
