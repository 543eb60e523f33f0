const importMap = /<script[^>]* type="importmap"[^>]*>[^<]*<\/script>/;
const scriptAhead = /<link rel="modulepreload"[^>]*>/g;

/**
 * What is seen comes first: React puts the hints for scripts before the stylesheet, and browsers fetch them as eagerly. Here they
 * move to the end of the head and are marked as less urgent, so that on a slow line style, typeface and picture do not wait for them.
 * A map of fingerprints goes before them: it counts only for what is asked for after it.
 */
export function lateScripts(html: string): string {
  const end = html.indexOf("</head>");
  if (end === -1) return html;
  const hints: string[] = [];
  const head = html.slice(0, end).replace(scriptAhead, (hint) => {
    hints.push(hint.replace("<link ", '<link fetchPriority="low" '));
    return "";
  });
  const rest = html.slice(end);
  const map = rest.match(importMap)?.[0] ?? "";
  return head + map + hints.join("") + (map ? rest.replace(map, "") : rest);
}
