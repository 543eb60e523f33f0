/** The one-time code in a text: bound to a host in the last line, as in an SMS, or alone on a line, as in a mail. */
export function findCode(text: string): string | null {
  const bound = /^@\S+ #(\d{4,8})$/m.exec(text);
  const alone = /^[ \t]*(\d{4,8})[ \t]*$/m.exec(text);
  return bound?.[1] ?? alone?.[1] ?? null;
}
