import { Picture } from "#kit/web/content/picture.tsx";
import { useToast } from "#kit/web/feedback/toast-context.tsx";
import { Dialog } from "#kit/web/overlays/dialog.tsx";
import type { DialogBanner } from "./dialog-banner.ts";
import { NewsletterForm } from "./newsletter-form.tsx";
import { useNewsletterText } from "./newsletter-text.ts";

type NewsletterDialogProps = { open: boolean; onClose: () => void; banner: DialogBanner };

const thanksMs = 6_000;

/** The newsletter popup with the editors' banner: 600 px wide, 90 % on a phone (NL-03, NL-07). */
export function NewsletterDialog({ open, onClose, banner }: NewsletterDialogProps) {
  const t = useNewsletterText();
  const toast = useToast();
  const done = () => {
    onClose();
    toast({ kind: "success", duration: thanksMs, text: `${t("thanksTitle")} ${t("thanksText")}` });
  };
  return (
    <Dialog open={open} onClose={onClose} size="l" title={banner.title ?? t("boxTitle")} closeLabel={t("close")}>
      {banner.image ? (
        <Picture
          path={banner.image}
          alt={banner.alt ?? ""}
          width={900}
          height={600}
          sizes="(min-width: 769px) 544px, 85vw"
          priority
          className="aspect-[16/7] w-full rounded-lg object-cover"
        />
      ) : null}
      <p className="mt-4 mb-4 text-ink-soft">{banner.text ?? t("boxText")}</p>
      <NewsletterForm place="newsletterPopup" source="Web" button={t("subscribeNow")} onDone={done} />
    </Dialog>
  );
}
