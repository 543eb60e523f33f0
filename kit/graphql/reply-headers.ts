/** Response headers a resolver may set. */
export type ReplyHeaders = {
  setCookie(cookie: string): void;
  setHeader(name: string, value: string): void;
};

/** Response headers collected in memory, for calls inside the process without an HTTP response. */
export type CollectedHeaders = ReplyHeaders & {
  readonly cookies: readonly string[];
  readonly headers: ReadonlyMap<string, string>;
};

export function collectHeaders(): CollectedHeaders {
  const cookies: string[] = [];
  const headers = new Map<string, string>();
  return {
    cookies,
    headers,
    setCookie: (cookie) => {
      cookies.push(cookie);
    },
    setHeader: (name, value) => {
      headers.set(name.toLowerCase(), value);
    },
  };
}
