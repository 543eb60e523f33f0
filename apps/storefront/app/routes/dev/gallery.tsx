import { lazy, Suspense } from "react";
import { data } from "react-router";
import { servicesOf } from "../../request/page-context.server.ts";
import type { Route } from "./+types/gallery.ts";

const Gallery = lazy(() => import("#kit/web/gallery/gallery.tsx").then((file) => ({ default: file.Gallery })));
const CheckoutGallery = lazy(() =>
  import("../../dev/checkout-gallery.tsx").then((file) => ({ default: file.CheckoutGallery })),
);
const ClubGallery = lazy(() => import("../../dev/club-gallery.tsx").then((file) => ({ default: file.ClubGallery })));
const GoodsGallery = lazy(() => import("../../dev/goods-gallery.tsx").then((file) => ({ default: file.GoodsGallery })));

/** Every component of the design system in every state; there is no such page in production. */
export function loader({ context }: Route.LoaderArgs) {
  if (!servicesOf(context).development) throw data(null, { status: 404 });
  return null;
}

export default function DevGallery() {
  return (
    <Suspense>
      <Gallery>
        <Suspense>
          <GoodsGallery />
          <CheckoutGallery />
          <ClubGallery />
        </Suspense>
      </Gallery>
    </Suspense>
  );
}
