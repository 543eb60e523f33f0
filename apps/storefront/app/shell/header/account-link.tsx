import { IconLink } from "#kit/web/actions/icon-button.tsx";
import { useShellText } from "../shell-text.ts";
import { useShopState } from "../shop-state.ts";

/** Guests find the login here, members their own area. The page itself cannot know which: it is filled in afterwards. */
export function AccountLink() {
  const t = useShellText();
  const { isGuest } = useShopState();
  return isGuest ? (
    <IconLink to="/login" icon="user" label={t("login")} />
  ) : (
    <IconLink to="/account" icon="circle-user" label={t("myAccount")} />
  );
}
