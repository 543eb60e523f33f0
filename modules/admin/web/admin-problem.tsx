import { LinkButton } from "#kit/web/actions/link-button.tsx";
import { EmptyState } from "#kit/web/feedback/empty-state.tsx";
import { useAdminText } from "./admin-text.ts";

export type AdminProblemKind = "missing" | "no_page" | "failed" | "not_yours";

const explained = { missing: "missing_text", no_page: "no_page_text", failed: "failed_text" } as const;

/** Shown instead of a page that is missing, failed, or is not allowed for this role. */
export function AdminProblem({ kind }: { kind: AdminProblemKind }) {
  const t = useAdminText();
  return (
    <EmptyState
      title={t(kind)}
      actions={
        <LinkButton to="/admin" variant="court" reloadDocument>
          {t("back")}
        </LinkButton>
      }
    >
      {kind === "not_yours" ? null : t(explained[kind])}
    </EmptyState>
  );
}
