import { copyText } from "#kit/web/actions/copy-text.ts";
import { IconButton } from "#kit/web/actions/icon-button.tsx";
import { useToast } from "#kit/web/feedback/toast-context.tsx";
import { useProductText } from "./product-text.ts";

/** Hands the address on: by the device's own sheet where there is one, else through the clipboard. */
export function ShareButton({ title, path }: { title: string; path: string }) {
  const t = useProductText();
  const toast = useToast();
  const share = async () => {
    const url = `${window.location.origin}${path}`;
    if (typeof navigator.share === "function") {
      // Turning away from the sheet is an answer too.
      await navigator.share({ title, url }).catch(() => undefined);
      return;
    }
    const copied = await copyText(navigator.clipboard, url);
    toast(copied ? { text: t("shareCopied") } : { kind: "error", text: t("shareFailed") });
  };
  return <IconButton icon="share-2" label={t("share")} onClick={share} />;
}
