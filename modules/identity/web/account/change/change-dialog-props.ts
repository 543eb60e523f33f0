import type { AccountModel } from "../account-model.ts";

/** A dialog that changes one field of the account. */
export type ChangeDialogProps = {
  open: boolean;
  onClose: () => void;
  account: AccountModel;
  /** Called after the change is saved. */
  onChanged: () => void;
};
