import { redirect } from "react-router";

/** The account has no page of its own: whoever comes here goes to its first one (RT-20). */
export const loader = () => redirect("/account/order");
