import { isRouteErrorResponse, useRouteError } from "react-router";
import { DeskTrouble } from "#modules/desk/web/desk-trouble.tsx";

/** A page of the desk that is missing, broke, or is not for this role. */
export function DeskBoundary() {
  const error = useRouteError();
  const status = isRouteErrorResponse(error) ? error.status : 500;
  return <DeskTrouble kind={status === 404 ? "missing" : status === 403 ? "not_yours" : "failed"} />;
}
