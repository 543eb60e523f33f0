import { lazy, Suspense } from "react";
import { IconLink } from "#kit/web/actions/icon-button.tsx";
import { useSession } from "../../session/session-provider.tsx";
import { useShellText } from "../shell-text.ts";

/** The fallback while the menu cannot be loaded: its main entry as a link. */
const AccountMenu = lazy(() =>
  import("./account-menu.tsx").then(
    (file) => ({ default: file.AccountMenu }),
    () => ({ default: AccountEntry }),
  ),
);

/** The login for guests, the menu for members. Rendered pages do not know the visitor, so the browser fills it in. */
export function AccountLink() {
  const t = useShellText();
  const isGuest = useSession((session) => session.isGuest);
  const name = useSession(({ accountName }) => accountName);
  if (isGuest) return <IconLink to="/login" icon="user" label={t("login")} />;
  return (
    <Suspense fallback={<AccountEntry />}>
      <AccountMenu name={name ?? t("myAccount")} />
    </Suspense>
  );
}

function AccountEntry() {
  const t = useShellText();
  return <IconLink to="/account" icon="circle-user" label={t("myAccount")} />;
}
