import { Link } from "react-router";
import { useShellText } from "../shell-text.ts";
import { useShopFacts } from "../shop-state.ts";

/** The line above every page, as long as staff show one. */
export function AnnouncementBar() {
  const t = useShellText();
  const { announcement } = useShopFacts();
  if (announcement === null) return null;
  return (
    <section
      aria-label={t("announcement")}
      className="bg-sun px-4 text-center text-sm font-semibold text-balance text-on-sun"
    >
      {announcement.url ? (
        <Link
          to={announcement.url}
          className="inline-flex min-h-9 items-center py-1.5 underline underline-offset-4 pointer-coarse:min-h-11"
        >
          {announcement.text}
        </Link>
      ) : (
        <p className="py-2">{announcement.text}</p>
      )}
    </section>
  );
}
