import { useState } from "react";
import { Button } from "#kit/web/actions/button.tsx";
import { buttonClass } from "#kit/web/actions/button-class.ts";
import { useApi } from "#kit/web/api/api-context.tsx";
import { TitledCard } from "#kit/web/content/titled-card.tsx";
import { useToast } from "#kit/web/feedback/toast-context.tsx";
import { Icon } from "#kit/web/icons/icon.tsx";
import { type SocialChannel, socialNames } from "../../contract/social-channel.ts";
import { unlinkThirdPartyDocument } from "./social.graphql.gen.ts";
import { socialIcons, socialStartHref } from "./social-buttons.tsx";
import { useSocialText } from "./social-text.ts";

export type AccountsCardProps = {
  /** The accounts elsewhere this shop knows. */
  channels: readonly SocialChannel[];
  linked: readonly SocialChannel[];
  /** The page of this card, to come back to. */
  here: string;
};

/** Accounts elsewhere that open this one: connect one, or take it away. Here a member links what could not be linked at the login (SO-06). */
export function AccountsCard({ channels, linked, here }: AccountsCardProps) {
  const t = useSocialText();
  const { isLinked, ending, end } = useLinks(linked);
  if (channels.length === 0) return null;
  return (
    <TitledCard title={t("accounts")} icon="key-round" text={t("accounts_text")} id="accounts">
      <ul className="divide-y divide-line">
        {channels.map((channel) => {
          const name = socialNames[channel];
          return (
            <li key={channel} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-3">
              <Icon name={socialIcons[channel]} className="text-ink-soft" />
              <span className="min-w-0 grow">
                <span className="block font-semibold">{name}</span>
                <span className="block text-sm text-ink-soft">
                  {isLinked(channel) ? t("account_on") : t("account_off")}
                </span>
              </span>
              {isLinked(channel) ? (
                <Button variant="quiet" size="sm" loading={ending === channel} onClick={() => end(channel)}>
                  {t("disconnect", { name })}
                </Button>
              ) : (
                <a
                  href={socialStartHref(channel, { redirectUrl: here, page: "account" })}
                  rel="nofollow"
                  className={buttonClass({ variant: "secondary", size: "sm" })}
                >
                  {t("connect", { name })}
                </a>
              )}
            </li>
          );
        })}
      </ul>
    </TitledCard>
  );
}

function useLinks(linked: readonly SocialChannel[]) {
  const t = useSocialText();
  const api = useApi();
  const toast = useToast();
  const [gone, setGone] = useState<ReadonlySet<SocialChannel>>(new Set());
  const [ending, setEnding] = useState<SocialChannel | null>(null);

  const end = async (channel: SocialChannel) => {
    if (ending !== null) return;
    setEnding(channel);
    const answer = await api(unlinkThirdPartyDocument, { input: { thirdChannel: channel } }).catch(() => null);
    setEnding(null);
    if (answer?.unlinkThirdParty.success) {
      setGone((before) => new Set([...before, channel]));
      toast({ kind: "success", text: t("disconnected", { name: socialNames[channel] }) });
    } else toast({ kind: "error", text: answer?.unlinkThirdParty.message ?? t("not_now") });
  };
  return { isLinked: (channel: SocialChannel) => linked.includes(channel) && !gone.has(channel), ending, end };
}
