import { useState } from "react";
import { Button } from "#kit/web/actions/button.tsx";
import { TitledCard } from "#kit/web/content/titled-card.tsx";
import { Dialog } from "#kit/web/overlays/dialog.tsx";
import { myDataPath } from "../../contract/account-paths.ts";
import type { AccountModel } from "./account-model.ts";
import { useAccountText } from "./account-text.ts";
import { ConfirmStep } from "./change/confirm-step.tsx";
import { DeleteAccountDialog } from "./change/delete-account-dialog.tsx";

/** Exports or deletes everything the shop stores about the member; both need a confirmation of identity. */
export function MyDataCard({ account, onDeleted }: { account: AccountModel; onDeleted: () => void }) {
  const t = useAccountText();
  const [open, setOpen] = useState<"download" | "delete" | null>(null);
  const close = () => setOpen(null);
  const download = () => {
    close();
    // A download link is no navigation, so a concurrent navigation cannot cancel it.
    const link = document.createElement("a");
    link.href = myDataPath;
    link.download = "my-data.json";
    link.click();
  };
  return (
    <TitledCard
      title={t("my_data")}
      icon="download"
      text={t("my_data_text")}
      id="my-data"
      footer={
        <>
          <Button variant="secondary" icon="download" onClick={() => setOpen("download")}>
            {t("download")}
          </Button>
          <Button variant="danger" icon="trash-2" onClick={() => setOpen("delete")}>
            {t("delete_account")}
          </Button>
        </>
      }
    >
      <Dialog open={open === "download"} onClose={close} title={t("download")} closeLabel={t("close")}>
        {open === "download" ? <ConfirmStep account={account} onConfirmed={download} /> : null}
      </Dialog>
      <DeleteAccountDialog open={open === "delete"} onClose={close} account={account} onChanged={onDeleted} />
    </TitledCard>
  );
}
