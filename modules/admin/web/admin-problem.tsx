import { LinkButton } from "#kit/web/actions/link-button.tsx";
import { BrickPile } from "#kit/web/feedback/empty-state.tsx";
import { useAdminText } from "./admin-text.ts";

export type AdminProblemKind = "missing" | "no_page" | "failed" | "not_yours";

const explained = { missing: "missing_text", no_page: "no_page_text", failed: "failed_text" } as const;

/** Shown instead of a page that is missing, failed, or is not allowed for this role. */
export function AdminProblem({ kind }: { kind: AdminProblemKind }) {
  const t = useAdminText();
  return (
    <div className="mx-auto grid max-w-dialog-m grid-cols-[minmax(0,1fr)] justify-items-center gap-3 px-4 py-12 text-center">
      <BrickPile />
      <h1 className="mt-3 text-xl font-extrabold">{t(kind)}</h1>
      {kind === "not_yours" ? null : <p className="text-ink-soft">{t(explained[kind])}</p>}
      <LinkButton to="/admin" variant="court" reloadDocument className="mt-3">
        {t("back")}
      </LinkButton>
    </div>
  );
}
