import { useEffect } from "react";
import { isRouteErrorResponse, useRouteError } from "react-router";
import { isChunkError, reloadPage } from "#kit/web/page/chunk-guard.ts";
import { AdminProblem, type AdminProblemKind } from "#modules/admin/web/admin-problem.tsx";

/** A page of the back office that is missing, broke, or is not for this role. */
export function AdminBoundary() {
  const error = useRouteError();
  // A file of ours that is gone usually means a newer release: load it, once.
  useEffect(() => {
    if (isChunkError(error)) void reloadPage();
  }, [error]);
  return <AdminProblem kind={kindOf(error)} />;
}

function kindOf(error: unknown): AdminProblemKind {
  if (!isRouteErrorResponse(error)) return "failed";
  if (error.status === 404) return error.data?.noPage ? "no_page" : "missing";
  return error.status === 403 ? "not_yours" : "failed";
}
