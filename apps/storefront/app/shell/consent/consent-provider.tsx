import { createContext, type ReactNode, use, useEffect, useState } from "react";
import { createStore, type StoreApi, useStore } from "zustand";
import { nextTask } from "#kit/web/next-task.ts";
import { type ConsentChoice, keepConsent, readConsent } from "./consent-cookie.ts";
import { useRecordChoice } from "./use-record-choice.ts";

/** Undefined until the browser has looked: the server cannot know. Null: the visitor has not chosen yet. */
export type KnownChoice = ConsentChoice | null | undefined;

type Consent = { choice: KnownChoice; choose(choice: ConsentChoice): void };

type ConsentBook = { store: StoreApi<{ choice: KnownChoice }>; choose: Consent["choose"] };

const ConsentContext = createContext<ConsentBook | null>(null);

/**
 * What is handed down never changes, only what is in it: a change above would make React throw away every part of the
 * page that waits for its script.
 */
export function ConsentProvider({ children }: { children: ReactNode }) {
  const record = useRecordChoice();
  const [book] = useState(() => createBook(record));

  // In a task of its own: whoever shows something else for it draws it at once.
  useEffect(() => {
    nextTask().then(() => book.store.setState({ choice: readConsent(document.cookie) }));
  }, [book]);

  return <ConsentContext value={book}>{children}</ConsentContext>;
}

function createBook(record: (chosen: ConsentChoice) => Promise<unknown>): ConsentBook {
  const store = createStore<{ choice: KnownChoice }>(() => ({ choice: undefined }));
  const choose = (choice: ConsentChoice) => {
    keepConsent(choice);
    store.setState({ choice });
    // Best effort: a visitor's choice counts whether or not the shop could be told.
    record(choice).catch(() => undefined);
  };
  return { store, choose };
}

export function useConsent(): Consent {
  const book = use(ConsentContext);
  if (!book) throw new Error("ConsentProvider is missing");
  return { choice: useStore(book.store, ({ choice }) => choice), choose: book.choose };
}
