/** The value of the first cookie of this name; an empty one counts as none. */
export function readCookie(header: string | undefined, name: string): string | null {
  const prefix = `${name}=`;
  for (const part of header?.split(";") ?? []) {
    const cookie = part.trim();
    if (cookie.startsWith(prefix)) return cookie.slice(prefix.length) || null;
  }
  return null;
}
