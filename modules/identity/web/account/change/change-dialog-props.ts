import type { AccountModel } from "../account-model.ts";

/** A dialog that changes one thing about the account. */
export type ChangeDialogProps = {
  open: boolean;
  onClose: () => void;
  account: AccountModel;
  /** It is done and kept. */
  onChanged: () => void;
};
