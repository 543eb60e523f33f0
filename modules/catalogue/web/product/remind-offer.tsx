import { Link } from "react-router";
import { useLate } from "#kit/web/use-late.ts";
import { useProductText } from "./product-text.ts";

const loadButton = () => import("./remind-button.tsx").then((file) => file.RemindButton);

export type RemindOfferProps = {
  skuCode: string;
  /** Guests cannot be written to: they are shown the way to the login (PD-11). */
  member: boolean;
  loginPath: string;
};

/** The part of a sold-out SKU in place of the buy button. Equal heights, so that the layout stays when the session is known. */
export function RemindOffer({ skuCode, member, loginPath }: RemindOfferProps) {
  const t = useProductText();
  // Only members need the button; it is loaded for them alone.
  const Button = useLate(loadButton, member);
  if (member) return <div className="min-h-13">{Button ? <Button skuCode={skuCode} /> : null}</div>;
  return (
    <p className="flex min-h-13 items-center text-sm text-ink-soft">
      <Link to={loginPath} rel="nofollow" className="py-3 font-semibold underline underline-offset-4 hover:text-ink">
        {t("remindLogin")}
      </Link>
    </p>
  );
}
