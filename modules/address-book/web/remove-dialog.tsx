import { useState } from "react";
import { Button } from "#kit/web/actions/button.tsx";
import { Dialog } from "#kit/web/overlays/dialog.tsx";
import { areaLine } from "../contract/area.ts";
import { type AddressModel, recipientOf } from "./address-model.ts";
import { useAddressText } from "./address-text.ts";

type RemoveDialogProps = {
  /** The address to delete; null while the dialog is closed. */
  address: AddressModel | null;
  onClose: () => void;
  /** Returns the problem, or null. */
  onRemove: (address: AddressModel) => Promise<string | null>;
};

/** Asks for confirmation before an address is deleted. */
export function RemoveDialog({ address, onClose, onRemove }: RemoveDialogProps) {
  const t = useAddressText();
  return (
    <Dialog open={address !== null} onClose={onClose} title={t("delete_title")} closeLabel={t("close")} size="s">
      {address ? <Question address={address} onClose={onClose} onRemove={onRemove} /> : null}
    </Dialog>
  );
}

function Question({ address, onClose, onRemove }: RemoveDialogProps & { address: AddressModel }) {
  const t = useAddressText();
  const [sending, setSending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const go = async () => {
    setSending(true);
    const found = await onRemove(address);
    if (found === null) return;
    setSending(false);
    setProblem(found);
  };
  return (
    <div className="grid gap-4">
      <p className="break-words">
        <span className="font-bold">{recipientOf(address)}</span>
        <br />
        {address.address1}
        <br />
        {areaLine(address)}
      </p>
      {problem === null ? null : (
        <p role="alert" className="text-sm font-semibold text-danger">
          {problem}
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        <Button variant="danger" icon="trash-2" loading={sending} onClick={go}>
          {t("delete")}
        </Button>
        <Button variant="secondary" onClick={onClose}>
          {t("keep")}
        </Button>
      </div>
    </div>
  );
}
