export type MessageValues = Readonly<Record<string, string | number>>;

const pluralPart = /\{(\w+), plural, one \{([^{}]*)\} other \{([^{}]*)\}\}/g;
const valuePart = /\{(\w+)\}/g;

/**
 * Fills a text's placeholders: `{name}` and `{count, plural, one {# item} other {# items}}`. Two plural forms suffice for the four
 * languages: Indonesian, Vietnamese and Chinese do not inflect.
 */
export function formatMessage(text: string, values: MessageValues = {}): string {
  return text
    .replace(pluralPart, (_, name: string, one: string, other: string) =>
      (Number(values[name]) === 1 ? one : other).replaceAll("#", String(values[name])),
    )
    .replace(valuePart, (gap, name: string) => (name in values ? String(values[name]) : gap));
}
