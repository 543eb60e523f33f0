import { isRouteErrorResponse, useRouteError } from "react-router";
import { AdminProblem, type AdminProblemKind } from "#modules/admin/web/admin-problem.tsx";

/** A page of the back office that is missing, broke, or is not for this role. */
export function AdminBoundary() {
  return <AdminProblem kind={kindOf(useRouteError())} />;
}

function kindOf(error: unknown): AdminProblemKind {
  if (!isRouteErrorResponse(error)) return "failed";
  if (error.status === 404) return error.data?.noPage ? "no_page" : "missing";
  return error.status === 403 ? "not_yours" : "failed";
}
