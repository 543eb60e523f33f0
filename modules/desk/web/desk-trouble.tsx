import { LinkButton } from "#kit/web/actions/link-button.tsx";
import { EmptyState } from "#kit/web/feedback/empty-state.tsx";
import { useDeskText } from "./desk-text.ts";

/** What stands in the place of a page that is missing, broke, or is not for this role. */
export function DeskTrouble({ kind }: { kind: "missing" | "failed" | "not_yours" }) {
  const t = useDeskText();
  return (
    <EmptyState
      title={t(kind)}
      actions={
        <LinkButton to="/desk" variant="court" reloadDocument>
          {t("back")}
        </LinkButton>
      }
    >
      {kind === "missing" ? t("missing_text") : kind === "failed" ? t("failed_text") : null}
    </EmptyState>
  );
}
