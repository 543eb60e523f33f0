import { Link } from "react-router";
import { useShopFacts } from "../shop-state.ts";

/** The announcement above every page, while staff show one. */
export function AnnouncementBar() {
  const { announcement } = useShopFacts();
  if (!announcement) return null;
  const { text, url } = announcement;
  return (
    <p className="bg-sun px-4 py-2 text-center text-sm font-bold text-on-sun">
      {url ? (
        <Link to={url} className="block underline">
          {text}
        </Link>
      ) : (
        text
      )}
    </p>
  );
}
