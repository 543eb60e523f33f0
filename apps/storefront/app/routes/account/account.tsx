import { Outlet } from "react-router";
import { AccountFrame } from "../../account/account-frame.tsx";
import { guardedBy } from "../../request/guards.server.ts";

/** Everything below is for members; anyone else logs in first and comes back (RT-40). */
export const middleware = guardedBy("member");

/** Nothing to load; that there is a loader makes every step inside the account ask the guard. */
export const loader = () => null;

export default function Account() {
  return (
    <AccountFrame>
      <Outlet />
    </AccountFrame>
  );
}
