import { Icon, type IconName } from "#kit/web/icons/icon.tsx";
import type { SiteInfo } from "../shell-data.ts";
import { useShellText } from "../shell-text.ts";

const marks: Readonly<Record<string, { icon: IconName; name: string }>> = {
  instagram: { icon: "social-instagram", name: "Instagram" },
  facebook: { icon: "social-facebook", name: "Facebook" },
  tiktok: { icon: "social-tiktok", name: "TikTok" },
  youtube: { icon: "social-youtube", name: "YouTube" },
  whatsapp: { icon: "social-whatsapp", name: "WhatsApp" },
};

export function SocialLinks({ links }: { links: SiteInfo["socialLinks"] }) {
  const t = useShellText();
  if (links.length === 0) return null;
  return (
    <div>
      <h2 className="text-sm font-extrabold">{t("followUs")}</h2>
      <ul className="mt-3 flex flex-wrap gap-3">
        {links.map(({ network, url }) => {
          const mark = marks[network];
          return mark ? (
            <li key={network}>
              <a
                href={url}
                target="_blank"
                rel="noopener"
                className="inline-flex size-11 items-center justify-center rounded-md bg-sunken hover:bg-court hover:text-on-court"
              >
                <Icon name={mark.icon} size="lg" />
                <span className="sr-only">
                  {mark.name} {t("opensInNewTab")}
                </span>
              </a>
            </li>
          ) : null;
        })}
      </ul>
    </div>
  );
}
