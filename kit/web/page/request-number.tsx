import { createContext, use } from "react";

/** The number a shopper can quote when something failed; it leads to the log lines of that request. */
export const RequestNumber = createContext("");

const name = "request-number";

/** Only error pages carry it: a page from the cache belongs to no single request. */
export function RequestNumberMeta() {
  return <meta name={name} content={use(RequestNumber)} />;
}

export const requestNumberOfPage = (): string =>
  document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? "";
