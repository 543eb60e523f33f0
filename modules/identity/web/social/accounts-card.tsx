import { useState } from "react";
import { Button } from "#kit/web/actions/button.tsx";
import { useApi } from "#kit/web/api/api-context.tsx";
import { TitledCard } from "#kit/web/content/titled-card.tsx";
import { VisuallyHidden } from "#kit/web/content/visually-hidden.tsx";
import { useToast } from "#kit/web/feedback/toast-context.tsx";
import { Icon } from "#kit/web/icons/icon.tsx";
import { Dialog } from "#kit/web/overlays/dialog.tsx";
import { type SocialChannel, socialNames } from "../../contract/social-channel.ts";
import type { AccountModel } from "../account/account-model.ts";
import { ConfirmStep } from "../account/change/confirm-step.tsx";
import { unlinkThirdPartyDocument } from "./social.graphql.gen.ts";
import { socialIcons, socialStartHref } from "./social-buttons.tsx";
import { useSocialText } from "./social-text.ts";

export type AccountsCardProps = {
  account: AccountModel;
  /** The identity providers of this shop. */
  channels: readonly SocialChannel[];
  linked: readonly SocialChannel[];
  /** Path of this card's page, to return to. */
  here: string;
};

/** Links and unlinks social accounts (SO-06). */
export function AccountsCard({ account, channels, linked, here }: AccountsCardProps) {
  const t = useSocialText();
  const { isLinked, asked, ask, confirmed } = useLinks(linked, here);
  if (channels.length === 0) return null;
  return (
    <TitledCard title={t("accounts")} icon="key-round" text={t("accounts_text")} id="accounts">
      <ul className="divide-y divide-line">
        {channels.map((channel) => (
          <li key={channel} className="flex items-center gap-3 py-3">
            <Icon name={socialIcons[channel]} className="text-ink-soft" />
            <span className="min-w-0 grow">
              <span className="block font-semibold">{socialNames[channel]}</span>
              <span className="block text-sm text-ink-soft">
                {isLinked(channel) ? t("account_on") : t("account_off")}
              </span>
            </span>
            <Button variant={isLinked(channel) ? "quiet" : "secondary"} size="sm" onClick={() => ask(channel)}>
              <span>
                {isLinked(channel) ? t("disconnect") : t("connect")}
                <VisuallyHidden>{` ${socialNames[channel]}`}</VisuallyHidden>
              </span>
            </Button>
          </li>
        ))}
      </ul>
      <Dialog
        open={asked !== null}
        onClose={() => ask(null)}
        title={t("confirm_title")}
        closeLabel={t("close")}
        initialFocus="field"
      >
        <ConfirmStep account={account} onConfirmed={confirmed} />
      </Dialog>
    </TitledCard>
  );
}

/** The linked accounts, and the one that waits for a confirmation: an unattended screen must not change the sign-in methods. */
function useLinks(linked: readonly SocialChannel[], here: string) {
  const t = useSocialText();
  const api = useApi();
  const toast = useToast();
  const [gone, setGone] = useState<ReadonlySet<SocialChannel>>(new Set());
  const [asked, ask] = useState<SocialChannel | null>(null);
  const isLinked = (channel: SocialChannel) => linked.includes(channel) && !gone.has(channel);

  const unlink = async (channel: SocialChannel) => {
    const reply = await api(unlinkThirdPartyDocument, { input: { thirdChannel: channel } }).catch(() => null);
    ask(null);
    if (reply?.unlinkThirdParty.success) {
      setGone((before) => new Set([...before, channel]));
      toast({ kind: "success", text: t("disconnected", { name: socialNames[channel] }) });
    } else toast({ kind: "error", text: reply?.unlinkThirdParty.message ?? t("not_now") });
  };
  const confirmed = () => {
    if (asked === null) return;
    if (isLinked(asked)) void unlink(asked);
    else window.location.assign(socialStartHref(asked, { redirectUrl: here, page: "account" }));
  };
  return { isLinked, asked, ask, confirmed };
}
