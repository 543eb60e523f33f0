import { useState } from "react";
import { Button } from "#kit/web/actions/button.tsx";
import { LinkButton } from "#kit/web/actions/link-button.tsx";
import { TitledCard } from "#kit/web/content/titled-card.tsx";
import { myDataPath } from "../../contract/account-paths.ts";
import type { AccountModel } from "./account-model.ts";
import { useAccountText } from "./account-text.ts";
import { DeleteAccountDialog } from "./change/delete-account-dialog.tsx";

/** Everything the shop holds about the member: to take along, or to be rid of. */
export function MyDataCard({ account, onDeleted }: { account: AccountModel; onDeleted: () => void }) {
  const t = useAccountText();
  const [open, setOpen] = useState(false);
  return (
    <TitledCard
      title={t("my_data")}
      icon="download"
      text={t("my_data_text")}
      id="my-data"
      footer={
        <>
          <LinkButton to={myDataPath} reloadDocument download="my-data.json" variant="secondary" icon="download">
            {t("download")}
          </LinkButton>
          <Button variant="danger" icon="trash-2" onClick={() => setOpen(true)}>
            {t("delete_account")}
          </Button>
        </>
      }
    >
      <DeleteAccountDialog open={open} onClose={() => setOpen(false)} account={account} onChanged={onDeleted} />
    </TitledCard>
  );
}
