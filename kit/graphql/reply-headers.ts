/** What a resolver may add to the answer besides its data. */
export type ReplyHeaders = {
  setCookie(cookie: string): void;
  setHeader(name: string, value: string): void;
};

/** Reply headers kept in memory, for calls made inside the process where no HTTP answer is open yet. */
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
