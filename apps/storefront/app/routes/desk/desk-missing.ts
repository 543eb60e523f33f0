import { data } from "react-router";

/** There is no such page at the desk. */
export function loader() {
  throw data(null, { status: 404 });
}
