import { createContext, type ReactNode, use, useEffect, useState } from "react";
import { createStore, type StoreApi, useStore } from "zustand";
import { nextTask } from "#kit/web/next-task.ts";
import { type ConsentChoice, readConsent, saveConsent } from "./consent-cookie.ts";
import { useRecordChoice } from "./use-record-choice.ts";

/** Undefined until the cookie is read: the server does not know it. Null: the visitor has not chosen. */
export type KnownChoice = ConsentChoice | null | undefined;

type Consent = { choice: KnownChoice; choose(choice: ConsentChoice): void };

type ConsentContextValue = { store: StoreApi<{ choice: KnownChoice }>; choose: Consent["choose"] };

const ConsentContext = createContext<ConsentContextValue | null>(null);

/** The context value never changes, only the store in it: a changed context would make React discard every part of the page that is not yet hydrated. */
export function ConsentProvider({ children }: { children: ReactNode }) {
  const record = useRecordChoice();
  const [consent] = useState(() => createConsent(record));

  // In its own task: components that depend on the choice render synchronously.
  useEffect(() => {
    nextTask().then(() => consent.store.setState({ choice: readConsent(document.cookie) }));
  }, [consent]);

  return <ConsentContext value={consent}>{children}</ConsentContext>;
}

function createConsent(record: (chosen: ConsentChoice) => Promise<unknown>): ConsentContextValue {
  const store = createStore<{ choice: KnownChoice }>(() => ({ choice: undefined }));
  const choose = (choice: ConsentChoice) => {
    saveConsent(choice);
    store.setState({ choice });
    // Best effort: the choice applies even if the server could not store it.
    record(choice).catch(() => undefined);
  };
  return { store, choose };
}

export function useConsent(): Consent {
  const consent = use(ConsentContext);
  if (!consent) throw new Error("ConsentProvider is missing");
  return { choice: useStore(consent.store, ({ choice }) => choice), choose: consent.choose };
}
