import { useNavigate } from "react-router";
import { logoutDocument } from "./log-out.graphql.gen.ts";
import { useSessionControl } from "./session-provider.tsx";
import { noSession } from "./session-store.ts";

/** Ends the member's session, clears the browser's storage, and continues as a new guest on the home page. */
export function useLogOut(): () => Promise<boolean> {
  const { api, store, memory, start } = useSessionControl();
  const navigate = useNavigate();
  return async () => {
    const ended = await api(logoutDocument).then(
      ({ logout }) => logout.success,
      // An already ended session counts as success; without a connection nothing has changed.
      (problem: { code?: string }) => problem.code === "0002",
    );
    if (!ended) return false;
    memory().forget();
    store.setState(noSession);
    await navigate("/");
    start();
    return true;
  };
}
