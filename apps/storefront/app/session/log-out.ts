import { useNavigate } from "react-router";
import { logoutDocument } from "./log-out.graphql.gen.ts";
import { useSessionKeeper } from "./session-provider.tsx";
import { noSession } from "./session-store.ts";

/** Ends the member's session here, forgets everything about them, and goes on as a new guest from the home page. */
export function useLogOut(): () => Promise<boolean> {
  const { api, store, memory, start } = useSessionKeeper();
  const navigate = useNavigate();
  return async () => {
    const ended = await api(logoutDocument).then(
      ({ logout }) => logout.success,
      // A session that had ended already is as good as ended; without a connection nothing has happened.
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
