import { buttonClass } from "#kit/web/actions/button-class.ts";
import { CopyButton } from "#kit/web/actions/copy-button.tsx";
import { Icon } from "#kit/web/icons/icon.tsx";
import { useArticlesText } from "./articles-text.ts";

/** Shares a story by WhatsApp, which needs no script, or copies its URL. */
export function ShareRow({ title, address }: { title: string; address: string }) {
  const t = useArticlesText();
  const message = encodeURIComponent(`${title} ${address}`);
  return (
    <div className="flex flex-wrap items-center gap-2">
      <span className="mr-1 font-bold">{t("share")}</span>
      <a
        href={`https://wa.me/?text=${message}`}
        target="_blank"
        rel="noopener"
        className={buttonClass({ variant: "secondary", size: "sm" })}
      >
        <Icon name="social-whatsapp" />
        WhatsApp
        <span className="sr-only"> {t("opensInNewTab")}</span>
      </a>
      <CopyButton
        text={address}
        label={t("copyLink")}
        copiedLabel={t("linkCopied")}
        failedLabel={t("linkNotCopied")}
        variant="secondary"
      />
    </div>
  );
}
