import { LinkButton } from "#kit/web/actions/link-button.tsx";
import { Alert, type AlertTone } from "#kit/web/feedback/alert.tsx";
import { useCartText } from "#modules/cart/web/cart-text.ts";
import type { Route } from "./+types/add-to-cart.ts";
import { type AddResult, ownPathOr, parseAddResult } from "./add-result.ts";
import { addWithoutScript } from "./add-without-script.server.ts";

export const action = (facts: Route.ActionArgs) => addWithoutScript(facts);

export function loader({ request }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  return { notice: parseAddResult(searchParams.get("notice")), from: ownPathOr(searchParams.get("from"), "/") };
}

export const meta: Route.MetaFunction = () => [{ name: "robots", content: "noindex" }];

const textOf = {
  added: "notice_added",
  stock: "notice_stock",
  limit: "notice_limit",
  full: "notice_full",
  gone: "notice_gone",
  cookies: "notice_cookies",
  failed: "failed",
} as const satisfies Record<AddResult, string>;

const tone = (notice: AddResult): AlertTone => (notice === "added" ? "success" : "error");

/** The result page of adding by a plain form, with a link back. */
export default function AddToCart({ loaderData: { notice, from } }: Route.ComponentProps) {
  const text = useCartText();
  return (
    <div className="mx-auto grid max-w-dialog-l gap-6 px-4 py-10 md:py-16">
      <title>{text("page_title")}</title>
      <h1 className="text-3xl font-extrabold">{text("page_title")}</h1>
      {notice ? <Alert tone={tone(notice)}>{text(textOf[notice])}</Alert> : null}
      <div className="flex flex-wrap gap-3">
        <LinkButton to={from} variant="secondary" icon="arrow-left">
          {text("keep_shopping")}
        </LinkButton>
        <LinkButton to="/shop-cart" prefetch="none">
          {text("view_cart")}
        </LinkButton>
      </div>
    </div>
  );
}
