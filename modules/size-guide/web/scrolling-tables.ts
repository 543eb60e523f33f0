const caption = /<caption>([\s\S]*?)<\/caption>/;

/**
 * Puts each table of a chart into a frame that scrolls sideways on its own, reachable by keyboard and named by the
 * table's caption. The chart was cleaned when it was saved: its tables carry no attributes.
 */
export const withScrollingTables = (html: string, fallbackName: string): string =>
  html.replace(/<table>[\s\S]*?<\/table>/g, (table) => {
    const name = (caption.exec(table)?.[1] ?? "").replace(/<[^>]*>/g, "").trim() || escaped(fallbackName);
    return `<div class="chart-frame" role="group" tabindex="0" aria-label="${name.replaceAll('"', "&quot;")}">${table}</div>`;
  });

const escaped = (text: string): string => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
