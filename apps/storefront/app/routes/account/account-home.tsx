import { redirect } from "react-router";

/** The account has no page of its own: whoever comes here goes to its first one. */
export const loader = () => redirect("/account/accountSetting");
