/** HTML that is safe to send. */
export class Html {
  readonly source: string;
  constructor(source: string) {
    this.source = source;
  }
}

type Value = string | number | Html | readonly Html[] | null | false;

const entity: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** Builds HTML; every value that is not Html is escaped, null and false render nothing. */
export function html(parts: TemplateStringsArray, ...values: Value[]): Html {
  return new Html(parts.reduce((source, part, index) => source + written(values[index - 1] ?? null) + part));
}

function written(value: Value): string {
  if (value === null || value === false) return "";
  if (value instanceof Html) return value.source;
  if (typeof value === "object") return value.map((item) => item.source).join("\n");
  return String(value).replace(/[&<>"']/g, (sign) => entity[sign] ?? sign);
}
