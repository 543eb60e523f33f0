import { Outlet } from "react-router";
import { guardedBy } from "../../request/guards.server.ts";
import { AccountFrame } from "./account-frame.tsx";

/** Everything below is for members; others are redirected to the login and back (RT-40). */
export const middleware = guardedBy("member");

/** Empty, but required: with a loader every client-side navigation inside the account runs the guard. */
export const loader = () => null;

export default function Account() {
  return (
    <AccountFrame>
      <Outlet />
    </AccountFrame>
  );
}
