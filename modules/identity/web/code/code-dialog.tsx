import { Dialog } from "#kit/web/overlays/dialog.tsx";
import { CodeEntry, type CodeEntryProps } from "./code-entry.tsx";
import { useCodeText } from "./code-text.ts";

export type CodeDialogProps = CodeEntryProps & {
  open: boolean;
  onClose: () => void;
  /** Default: "Enter your code". */
  title?: string;
};

/** Dialog for a code that was just sent: 500 px wide, 90 % of a phone (ID-22). */
export function CodeDialog({ open, onClose, title, ...entry }: CodeDialogProps) {
  const t = useCodeText();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title ?? t("title")}
      closeLabel={t("close")}
      initialFocus="field"
      size="m"
    >
      <CodeEntry {...entry} />
    </Dialog>
  );
}
