import { buttonClass } from "#kit/web/actions/button-class.ts";
import { Icon } from "#kit/web/icons/icon.tsx";
import { type SocialChannel, socialChannels, socialNames, socialStartPath } from "../../contract/social-channel.ts";
import { useSocialText } from "./social-text.ts";

export type SocialButtonsProps = {
  /** Where to go after signing in. */
  redirectUrl?: string | null;
  /** Product to put on the wishlist, if a guest pressed its heart. */
  wishlist?: string | null;
  /** The identity providers of this shop. */
  channels?: readonly SocialChannel[];
};

export const socialIcons = { google: "social-google", facebook: "social-facebook" } as const;

/** Social sign-in buttons: plain links to the shop. Nothing of the provider is loaded before one is pressed. */
export function SocialButtons({ redirectUrl, wishlist, channels = socialChannels }: SocialButtonsProps) {
  const t = useSocialText();
  if (channels.length === 0) return null;
  return (
    <ul className="grid gap-3">
      {channels.map((channel) => (
        <li key={channel}>
          <a
            href={socialStartHref(channel, { redirectUrl, wishlist })}
            rel="nofollow"
            className={buttonClass({ variant: "secondary", block: true, className: "phone:px-3" })}
          >
            <Icon name={socialIcons[channel]} />
            {t("continue_with", { name: socialNames[channel] })}
          </a>
        </li>
      ))}
    </ul>
  );
}

type Goal = {
  redirectUrl?: string | null | undefined;
  wishlist?: string | null | undefined;
  /** account: links the social account to the signed-in member. */
  page?: "login" | "account";
};

/** The address of a button. */
export function socialStartHref(channel: SocialChannel, { redirectUrl, wishlist, page }: Goal): string {
  const query = new URLSearchParams();
  if (redirectUrl && redirectUrl !== "/") query.set("redirectUrl", redirectUrl);
  if (wishlist) query.set("wishlist", wishlist);
  if (page === "account") query.set("pageType", page);
  return socialStartPath(channel) + (query.size > 0 ? `?${query}` : "");
}
