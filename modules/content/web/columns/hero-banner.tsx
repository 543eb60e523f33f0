import { LinkButton } from "#kit/web/actions/link-button.tsx";
import type { BannerColumn } from "../../contract/page-columns.ts";
import { BannerPicture } from "./banner-picture.tsx";

/** The welcome of a page: one picture from edge to edge with its words standing in the free part of it. */
export function HeroBanner({ column, first }: { column: BannerColumn; first: boolean }) {
  const item = column.items[0];
  if (!item) return null;
  const Title = first ? "h1" : "h2";
  return (
    // The picture is bright in every theme, so its words are dark in every theme.
    <section data-theme="light" className="relative overflow-hidden bg-sunken text-ink">
      <BannerPicture
        item={item}
        width={1920}
        height={720}
        widths={[480, 800, 1080, 1280, 1600, 1920]}
        sizes="100vw"
        priority={first}
        className="aspect-[9/11] w-full max-w-none object-cover md:aspect-[8/3]"
      />
      <div className="absolute inset-0 flex items-start md:items-center">
        <div className="mx-auto w-full max-w-page px-5 pt-8 md:px-6 md:pt-0">
          <div className="max-w-[30rem] text-center md:text-left">
            {item.title ? (
              <Title className="text-3xl font-extrabold tracking-tight text-balance md:text-4xl">{item.title}</Title>
            ) : null}
            {item.text ? <p className="mt-3 text-base md:mt-4 md:text-lg">{item.text}</p> : null}
            {item.href && item.label ? (
              <LinkButton to={item.href} size="lg" iconEnd="arrow-right" className="mt-5 md:mt-7">
                {item.label}
              </LinkButton>
            ) : null}
          </div>
        </div>
      </div>
    </section>
  );
}
