import { LinkButton } from "#kit/web/actions/link-button.tsx";
import { BrickPile } from "#kit/web/feedback/empty-state.tsx";
import { useProductText } from "./product-text.ts";

/** There is no such product, or it cannot be read at the moment; the page itself stands either way (PD-15, PD-24). */
export function ProductMissing({ reason }: { reason: "none" | "unreadable" }) {
  const t = useProductText();
  const unreadable = reason === "unreadable";
  return (
    <div className="mx-auto grid max-w-dialog-m justify-items-center gap-3 px-4 py-16 text-center md:py-24">
      <BrickPile />
      <h1 className="mt-3 text-xl font-extrabold">{t(unreadable ? "unavailable" : "missing")}</h1>
      <p className="text-ink-soft">{t(unreadable ? "unavailableText" : "missingText")}</p>
      <div className="mt-3 flex flex-wrap justify-center gap-3">
        {unreadable ? (
          <LinkButton to="." reloadDocument variant="secondary" icon="refresh-cw">
            {t("tryAgain")}
          </LinkButton>
        ) : null}
        <LinkButton to="/" icon="house">
          {t("missingHome")}
        </LinkButton>
        <LinkButton to="/plp/search" variant="secondary" icon="search">
          {t("missingSearch")}
        </LinkButton>
      </div>
    </div>
  );
}
