import { isRouteErrorResponse, useRouteError } from "react-router";
import { DeskTrouble, type DeskTroubleKind } from "#modules/desk/web/desk-trouble.tsx";

/** A page of the desk that is missing, broke, or is not for this role. */
export function DeskBoundary() {
  return <DeskTrouble kind={kindOf(useRouteError())} />;
}

function kindOf(error: unknown): DeskTroubleKind {
  if (!isRouteErrorResponse(error)) return "failed";
  if (error.status === 404) return error.data?.noPage ? "no_page" : "missing";
  return error.status === 403 ? "not_yours" : "failed";
}
