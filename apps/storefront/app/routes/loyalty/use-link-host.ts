import { useNavigate } from "react-router";
import { useToast } from "#kit/web/feedback/toast-context.tsx";
import { remindLaterDays } from "#modules/loyalty/contract/constants.ts";
import { joinPathWithKey } from "#modules/loyalty/contract/join-target.ts";
import { useLinkText } from "#modules/loyalty/web/link/link-text.ts";
import { writePendingLink } from "#modules/loyalty/web/link/pending-link.ts";
import type { LinkHost } from "#modules/loyalty/web/link/use-link.ts";
import { track } from "#modules/tracking/web/track.ts";
import { useSessionControl } from "../../session/session-provider.tsx";
import { storageNames } from "../../session/storage-names.ts";
import { saveToast } from "../../shell/toast-after-reload.ts";
import { pointsChanged } from "./points-cache.ts";
import { reloadAfterLink } from "./reload-after-link.ts";

const dayMs = 24 * 60 * 60 * 1000;

/** The shop's reactions to linking, unlinking and postponing. `goTo` replaces the reload of the page. */
export function useLinkHost(goTo?: string): LinkHost {
  const t = useLinkText();
  const toast = useToast();
  const navigate = useNavigate();
  const { memory } = useSessionControl();

  const noteBound = (mapclubBind: boolean) => {
    const stored = memory();
    const userInfo = stored.userInfo();
    const token = stored.token();
    if (userInfo && token) stored.saveMember({ token, userInfo: { ...userInfo, mapclubBind } });
  };
  /** Shown at once, and again on the page loaded half a second later. */
  const showMessage = (text: string) => {
    toast({ kind: "success", text });
    saveToast(sessionStorage, { kind: "success", text });
  };
  const again = () => {
    pointsChanged();
    reloadAfterLink(window, goTo);
  };
  return {
    onLinked() {
      noteBound(true);
      track({ name: "join_group", group: "mapclub" });
      showMessage(t("connected"));
      again();
    },
    onUnlinked() {
      noteBound(false);
      showMessage(t("disconnected"));
      again();
    },
    onRegister() {
      const { pathname, search } = window.location;
      void navigate(joinPathWithKey(pathname + search));
    },
    onRemindLater() {
      localStorage.setItem(storageNames.linkAskedUntil, String(Date.now() + remindLaterDays * dayMs));
    },
    remember(account) {
      if (account) localStorage.setItem(storageNames.pendingLinkDialog, writePendingLink(account));
      else localStorage.removeItem(storageNames.pendingLinkDialog);
    },
  };
}
