import { Button } from "#kit/web/actions/button.tsx";
import { LinkButton } from "#kit/web/actions/link-button.tsx";
import { Icon } from "#kit/web/icons/icon.tsx";
import { Dialog } from "#kit/web/overlays/dialog.tsx";
import { mayCreateAndLink } from "./register-step.ts";
import { useRegisterText } from "./register-text.ts";

type RegisteredDialogProps = {
  /** Where the number is a member; null while the dialog is closed. */
  owner: { readonly shop: boolean; readonly club: boolean } | null;
  mobile: string;
  loginPaths: { readonly shop: string; readonly club: string };
  loginLabel?: string | undefined;
  /** Continues with a shop account for a club member; null where that is not offered. */
  onCreateAndLink: (() => void) | null;
  onClose: () => void;
};

/** The number already has an account, most likely the visitor's own. */
export function RegisteredDialog({
  owner,
  mobile,
  loginPaths,
  loginLabel,
  onCreateAndLink,
  onClose,
}: RegisteredDialogProps) {
  const t = useRegisterText();
  const clubOnly = owner !== null && mayCreateAndLink(owner);
  return (
    <Dialog open={owner !== null} onClose={onClose} title={t("registeredTitle")} closeLabel={t("close")} size="m">
      <div className="grid gap-4">
        <p className="text-ink-soft">
          {clubOnly && onCreateAndLink ? t("registeredClubText", { mobile }) : t("registeredText", { mobile })}
        </p>
        {owner?.shop ? <Mark label={t("shopAccount")} /> : null}
        {owner?.club ? <Mark label={t("clubAccount")} /> : null}
        <LinkButton to={owner?.shop ? loginPaths.shop : loginPaths.club} block>
          {loginLabel ?? (owner?.shop ? t("signIn") : t("signInClub"))}
        </LinkButton>
        {clubOnly && onCreateAndLink ? (
          <Button variant="secondary" block onClick={onCreateAndLink}>
            {t("createAndLink")}
          </Button>
        ) : null}
        <Button variant="quiet" block onClick={onClose}>
          {t("otherNumber")}
        </Button>
      </div>
    </Dialog>
  );
}

function Mark({ label }: { label: string }) {
  return (
    <p className="flex items-center gap-2.5 rounded-md bg-court-soft px-4 py-3 font-bold">
      <Icon name="badge-check" className="text-court" />
      {label}
    </p>
  );
}
