import { createContext, type ReactNode, use, useEffect, useRef, useState } from "react";
import { useLocation, useMatches, useNavigate } from "react-router";
import { useStore } from "zustand";
import { type Api, createApi } from "#kit/graphql/client.ts";
import { ApiContext } from "#kit/web/api/api-context.tsx";
import { draftPrefix } from "#kit/web/forms/draft-name.ts";
import { useLocale } from "#kit/web/i18n/text-context.tsx";
import { endpointOf } from "../request/api-endpoint.ts";
import { originAlias } from "../request/origin-alias.ts";
import { type BrowserMemory, browserMemory } from "./browser-memory.ts";
import { afterSessionEnded } from "./session-ended.ts";
import { createSessionStore, noSession, type SessionState, type SessionStore } from "./session-store.ts";
import { fetchDelayMs, startSession } from "./start-session.ts";

export { useApi } from "#kit/web/api/api-context.tsx";

type Session = {
  api: Api;
  store: SessionStore;
  /** What the browser remembers. */
  memory(): BrowserMemory;
  /** Begins anew with what the browser remembers now. */
  start(): void;
  /** Settles when there is a session to call with, or when opening one has failed. Begins one if nobody did. */
  ready(): Promise<void>;
};

const SessionContext = createContext<Session | null>(null);

export function SessionProvider({ children }: { children: ReactNode }) {
  const whenEnded = useRef<(memory: BrowserMemory) => void>(() => undefined);
  const locale = useRef(useLocale());
  locale.current = useLocale();
  const [session] = useState(() => createSession(whenEnded, () => locale.current));
  whenEnded.current = useSessionEnd(session.store, session.start);

  useEffect(() => {
    // Opening what the browser remembers takes a while, and so does asking: each in a task of its own.
    const opening = setTimeout(() => session.memory().token());
    const timer = setTimeout(session.begin, fetchDelayMs);
    // What could not be asked without a connection is asked when it is back.
    window.addEventListener("online", session.begin);
    return () => {
      clearTimeout(opening);
      clearTimeout(timer);
      window.removeEventListener("online", session.begin);
    };
  }, [session]);

  return (
    <SessionContext value={session}>
      <ApiContext value={session.api}>{children}</ApiContext>
    </SessionContext>
  );
}

function createSession(whenEnded: { current: (memory: BrowserMemory) => void }, locale: () => string) {
  const store = createSessionStore();
  // Local storage exists only in the browser; on the server nobody calls.
  const memory = () => browserMemory(localStorage, sessionStorage);
  const call = createApi({
    endpoint: endpointOf,
    fetch: (...request) => fetch(...request),
    token: () => memory().token(),
    locale,
    originAlias,
    onToken: (token) => memory().keepToken(token),
    onSessionInvalid: () => whenEnded.current(memory()),
  });
  // Start-up is best effort: a page that is readable must not be disturbed because the badge could not be filled.
  let starting: Promise<void> | null = null;
  const start = () => {
    const attempt = startSession({ api: call, memory: memory(), store })
      .catch(() => undefined)
      .finally(() => {
        if (starting === attempt) starting = null;
      });
    starting = attempt;
  };
  // A click may have begun before the page did: two at once would make two guests, and the choice belong to neither.
  const begin = () => {
    if (starting === null) start();
  };
  const ready = async () => {
    if (memory().token() !== null) return;
    begin();
    await starting;
  };
  // What changes something is done in somebody's name: a code asked for before there was a session could not be used in it.
  const api: Api = async (document, ...rest) => {
    if (document.text.startsWith("mutation")) await ready();
    return call(document, ...rest);
  };
  return { api, store, memory, start, begin, ready };
}

/** Clears what the browser remembers; a public page goes on with a new guest session, any other leads to the login. */
function useSessionEnd(store: SessionStore, start: () => void) {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const routeId = useMatches().at(-1)?.id ?? "";
  const startedAnew = useRef(false);
  return (memory: BrowserMemory) => {
    memory.forget(draftPrefix);
    store.setState(noSession);
    const next = afterSessionEnded(routeId, pathname + search);
    if (!next.stay) return void navigate(next.to);
    // Once: a server that refuses every new session too must not be asked for ever.
    if (!startedAnew.current) start();
    startedAnew.current = true;
  };
}

function useSessionContext(): Session {
  const session = use(SessionContext);
  if (!session) throw new Error("SessionProvider is missing");
  return session;
}

/** For signing in and out, which change who the browser belongs to. */
export const useSessionKeeper = (): Pick<Session, "api" | "store" | "memory" | "start"> => useSessionContext();

/** For what needs a session at once, such as a click before start-up has ended. */
export const useSessionReady = (): Session["ready"] => useSessionContext().ready;

export const useSessionStore = (): SessionStore => useSessionContext().store;

export function useSession<Part>(select: (state: SessionState) => Part): Part {
  return useStore(useSessionContext().store, select);
}
