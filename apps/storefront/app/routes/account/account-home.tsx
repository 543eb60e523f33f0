import { redirect } from "react-router";

/** The account has no page of its own: it redirects to its first one (RT-20). */
export const loader = () => redirect("/account/order");
