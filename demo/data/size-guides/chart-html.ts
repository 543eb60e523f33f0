import { type Locale, locales, type Texts } from "#kit/core/locale.ts";
import type { DemoChart, DemoTable } from "./demo-chart.ts";
import { labels } from "./labels.ts";

const cells = (tag: "th" | "td", texts: readonly string[]) => texts.map((text) => `<${tag}>${text}</${tag}>`).join("");

function tableHtml({ caption, columns, rows }: DemoTable, locale: Locale): string {
  const head = columns.map((column) => `<th scope="col">${column[locale]}</th>`).join("");
  const body = rows.map(([size = "", ...rest]) => `<tr><th scope="row">${size}</th>${cells("td", rest)}</tr>`).join("");
  return `<table><caption>${caption[locale]}</caption><thead><tr>${head}</tr></thead><tbody>${body}</tbody></table>`;
}

type Names = { readonly category: Texts; readonly brand: string };

function htmlIn(chart: DemoChart, { category, brand }: Names, locale: Locale): string {
  const title = labels.title[locale]
    .replace("{category}", category[locale].replaceAll("&", "&amp;"))
    .replace("{brand}", brand);
  const steps = chart.measure.map((step) => `<li>${step[locale]}</li>`).join("");
  return [
    `<h2>${title}</h2>`,
    ...chart.tables.map((table) => tableHtml(table, locale)),
    `<p>${chart.advice[locale]}</p>`,
    `<h3>${labels.howToMeasure[locale]}</h3>`,
    `<ol>${steps}</ol>`,
  ].join("");
}

/** A chart as HTML in every language. */
export const chartHtml = (chart: DemoChart, names: Names): Texts =>
  Object.fromEntries(locales.map((locale) => [locale, htmlIn(chart, names, locale)])) as Record<Locale, string>;
