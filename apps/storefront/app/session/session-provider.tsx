import { createContext, type ReactNode, use, useEffect, useRef, useState } from "react";
import { useLocation, useMatches, useNavigate } from "react-router";
import { useStore } from "zustand";
import { type Api, createApi } from "#kit/graphql/client.ts";
import { ApiContext } from "#kit/web/api/api-context.tsx";
import { draftPrefix } from "#kit/web/forms/draft-name.ts";
import { useLocale } from "#kit/web/i18n/text-context.tsx";
import { endpointOf } from "../request/api-endpoint.ts";
import { originAlias } from "../request/origin-alias.ts";
import { afterSessionEnded } from "./session-ended.ts";
import { createSessionStore, noSession, type SessionState, type SessionStore } from "./session-store.ts";
import { fetchDelayMs, startSession } from "./start-session.ts";
import { type StoredSession, storedSession } from "./stored-session.ts";

export { useApi } from "#kit/web/api/api-context.tsx";

type Session = {
  api: Api;
  store: SessionStore;
  /** The session's part of the browser's storage. */
  memory(): StoredSession;
  /** Starts again from the current storage. */
  start(): void;
  /** Resolves when there is a session or opening one has failed. Opens one if none is being opened. */
  ready(): Promise<void>;
};

const SessionContext = createContext<Session | null>(null);

export function SessionProvider({ children }: { children: ReactNode }) {
  const whenEnded = useRef<(memory: StoredSession) => void>(() => undefined);
  const locale = useRef(useLocale());
  locale.current = useLocale();
  const [session] = useState(() => createSession(whenEnded, () => locale.current));
  whenEnded.current = useSessionEnd(session.store, session.start);

  useEffect(() => {
    // Reading the storage and sending the request both take time on a slow phone: each in its own task.
    const opening = setTimeout(() => session.memory().token());
    const timer = setTimeout(session.begin, fetchDelayMs);
    // A start that failed without a connection is repeated when it is back.
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

function createSession(whenEnded: { current: (memory: StoredSession) => void }, locale: () => string) {
  const store = createSessionStore();
  // A function: local storage does not exist on the server, which never calls it.
  const memory = () => storedSession(localStorage, sessionStorage);
  const call = createApi({
    endpoint: endpointOf,
    fetch: (...request) => fetch(...request),
    token: () => memory().token(),
    locale,
    originAlias,
    onToken: (token) => memory().saveToken(token),
    onSessionInvalid: () => whenEnded.current(memory()),
  });
  // Best effort: a readable page is not disturbed because the badge could not be filled.
  let starting: Promise<void> | null = null;
  const start = () => {
    const attempt = startSession({ api: call, memory: memory(), store })
      .catch(() => undefined)
      .finally(() => {
        if (starting === attempt) starting = null;
      });
    starting = attempt;
  };
  // A click may have started it before the page did: two parallel starts would open two guest sessions.
  const begin = () => {
    if (starting === null) start();
  };
  const ready = async () => {
    if (memory().token() !== null) return;
    begin();
    await starting;
  };
  // Mutations need a session: a code requested without one could not be used in it.
  const api: Api = async (document, ...rest) => {
    if (document.text.startsWith("mutation")) await ready();
    return call(document, ...rest);
  };
  return { api, store, memory, start, begin, ready };
}

/** Clears the storage; a public page continues with a new guest session, any other redirects to the login. */
function useSessionEnd(store: SessionStore, start: () => void) {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const routeId = useMatches().at(-1)?.id ?? "";
  const restarted = useRef(false);
  return (memory: StoredSession) => {
    memory.forget(draftPrefix);
    store.setState(noSession);
    const next = afterSessionEnded(routeId, pathname + search);
    if (!next.stay) return void navigate(next.to);
    // Once: a server that refuses every new session must not be asked in a loop.
    if (!restarted.current) start();
    restarted.current = true;
  };
}

function useSessionContext(): Session {
  const session = use(SessionContext);
  if (!session) throw new Error("SessionProvider is missing");
  return session;
}

/** For signing in and out, which change the browser's owner. */
export const useSessionControl = (): Pick<Session, "api" | "store" | "memory" | "start"> => useSessionContext();

/** For actions that need a session at once, such as a click during start-up. */
export const useSessionReady = (): Session["ready"] => useSessionContext().ready;

export const useSessionStore = (): SessionStore => useSessionContext().store;

export function useSession<Part>(select: (state: SessionState) => Part): Part {
  return useStore(useSessionContext().store, select);
}
