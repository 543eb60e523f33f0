import { LinkButton } from "#kit/web/actions/link-button.tsx";
import { EmptyState } from "#kit/web/feedback/empty-state.tsx";
import type { OrderPlace } from "./order-model.ts";
import { useOrderText } from "./order-text.ts";

/** No such order, or none that this visitor may see: both look the same. */
export function OrderMissing({ place }: { place: OrderPlace }) {
  const t = useOrderText();
  return (
    <EmptyState
      title={t("missing")}
      actions={
        <>
          <LinkButton to={place.list}>{t("back")}</LinkButton>
          <LinkButton to="/order/track" variant="secondary">
            {t("track_title")}
          </LinkButton>
        </>
      }
    >
      <p>{t("missing_text")}</p>
    </EmptyState>
  );
}
