import { createContext, type ReactNode, use, useEffect, useState } from "react";
import { type ConsentChoice, consentCookie, readConsent } from "./consent-cookie.ts";
import { useRecordChoice } from "./use-record-choice.ts";

type Consent = {
  /** Undefined until the browser has looked: the server cannot know. */
  choice: ConsentChoice | null | undefined;
  choose(choice: ConsentChoice): void;
};

const ConsentContext = createContext<Consent>({ choice: undefined, choose: () => undefined });

export function ConsentProvider({ children }: { children: ReactNode }) {
  const [choice, setChoice] = useState<ConsentChoice | null>();
  const record = useRecordChoice();

  useEffect(() => setChoice(readConsent(document.cookie)), []);

  const choose = (chosen: ConsentChoice) => {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not yet in every browser we serve
    document.cookie = consentCookie(chosen);
    setChoice(chosen);
    // Best effort: a visitor's choice counts whether or not the shop could be told.
    record(chosen).catch(() => undefined);
  };
  return <ConsentContext value={{ choice, choose }}>{children}</ConsentContext>;
}

export const useConsent = (): Consent => use(ConsentContext);
