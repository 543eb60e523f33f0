import { lazy, Suspense } from "react";
import { data } from "react-router";
import { servicesOf } from "../../request/page-context.server.ts";
import type { Route } from "./+types/gallery.ts";

const Gallery = lazy(() => import("#kit/web/gallery/gallery.tsx").then((file) => ({ default: file.Gallery })));
const CheckoutGallery = lazy(() =>
  import("./checkout-gallery.tsx").then((file) => ({ default: file.CheckoutGallery })),
);
const ClubGallery = lazy(() => import("./club-gallery.tsx").then((file) => ({ default: file.ClubGallery })));
const CatalogueGallery = lazy(() =>
  import("./catalogue-gallery.tsx").then((file) => ({ default: file.CatalogueGallery })),
);

/** Every component of the design system in every state; 404 in production. */
export function loader({ context }: Route.LoaderArgs) {
  if (!servicesOf(context).development) throw data(null, { status: 404 });
  return null;
}

export default function DevGallery() {
  return (
    <Suspense>
      <Gallery>
        <Suspense>
          <CatalogueGallery />
          <CheckoutGallery />
          <ClubGallery />
        </Suspense>
      </Gallery>
    </Suspense>
  );
}
