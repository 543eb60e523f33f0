import { LinkButton } from "#kit/web/actions/link-button.tsx";
import { EmptyState } from "#kit/web/feedback/empty-state.tsx";
import { useReturnText } from "./return-text.ts";

/** No such return, or none of this visitor's: both look the same. */
export function ReturnMissing({ list }: { list: string }) {
  const t = useReturnText();
  return (
    <EmptyState title={t("missing")} actions={<LinkButton to={list}>{t("orders")}</LinkButton>}>
      <p>{t("missing_text")}</p>
    </EmptyState>
  );
}
