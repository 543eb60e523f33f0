import { createContext, use } from "react";

/** The request id a shopper can quote after an error; it finds the log lines of that request. */
export const RequestId = createContext("");

const name = "request-number";

/** Only error pages carry it: a cached page belongs to no single request. */
export function RequestNumberMeta() {
  return <meta name={name} content={use(RequestId)} />;
}

export const requestNumberOfPage = (): string =>
  document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? "";
