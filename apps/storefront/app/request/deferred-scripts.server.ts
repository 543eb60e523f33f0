import { afterPaint } from "./after-paint.ts";
import { scriptsReady } from "./scripts-ready-event.ts";

const importMap = /<script[^>]* type="importmap"[^>]*>[^<]*<\/script>/;
const scriptAhead = /<link rel="modulepreload"[^>]*>/g;
const beginning = /(<script[^>]* type="module"[^>]*>)(import [^<]*)(<\/script>)/;
const returning = /(<script[^>]*>)(?=\(\([^<]*"react-router-scroll-positions")/;
const staticImport = /\bimport (?:\* as (\w+) from )?("[^"]+");?/g;

/**
 * Defers scripts until the first paint. React puts the preload hints of scripts before the stylesheet, and browsers fetch them as
 * eagerly. Here they move to the end of the head with an inert `data-rel`, and the entry script waits with them. The import map
 * goes before them: it applies only to modules requested after it.
 */
export function deferScripts(html: string): string {
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
    .replace(beginning, (_, open: string, code: string, close: string) => `${open}${beginDeferred(code)}${close}`);
  const map = rest.match(importMap)?.[0] ?? "";
  return head + map + hints.join("") + (map ? rest.replace(map, "") : rest);
}

/** A history state means that the visitor returns to a scroll position: heights must not be estimated. */
const wholeForReturning = 'if(history.state)document.documentElement.dataset.whole="";';

const untilPainted = `await (${afterPaint})();\n`;

/** The same imports in the same order, each after the one before it has run, so that input is handled in between. */
const beginDeferred = (code: string): string =>
  untilPainted +
  code.replace(staticImport, (_, name: string | undefined, path: string) =>
    name === undefined ? `await import(${path});` : `const ${name} = await import(${path});`,
  ) +
  `\ndispatchEvent(new Event("${scriptsReady}"));`;
