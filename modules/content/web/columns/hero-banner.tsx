import { LinkButton } from "#kit/web/actions/link-button.tsx";
import type { BannerColumn, BannerItem } from "../../contract/columns/banner-column.ts";
import { BannerPicture } from "./banner-picture.tsx";

/** On a phone the picture is below the text and fades in; on a desktop the text is in its free part. */
const picture = [
  "-mt-24 aspect-[9/11] w-full max-w-none object-cover [mask-image:linear-gradient(transparent,black_26%)]",
  "md:mt-0 md:aspect-[8/3] md:[mask-image:none]",
].join(" ");

/** One picture from edge to edge with a short text. */
export function HeroBanner({ column, first }: { column: BannerColumn; first: boolean }) {
  const item = column.items[0];
  if (!item) return null;
  return (
    // The picture is bright in every theme, so the text is dark in every theme.
    <section data-theme="light" className="relative overflow-hidden bg-sunken text-ink">
      <div className="relative z-10 px-5 pt-8 md:absolute md:inset-0 md:flex md:items-center md:p-0">
        <div className="mx-auto w-full max-w-page md:px-6">
          <Words item={item} Title={first ? "h1" : "h2"} />
        </div>
      </div>
      <BannerPicture
        item={item}
        width={1920}
        height={720}
        widths={[480, 800, 1080, 1280, 1600, 1920]}
        sizes="100vw"
        priority={first}
        className={picture}
      />
    </section>
  );
}

function Words({ item, Title }: { item: BannerItem; Title: "h1" | "h2" }) {
  return (
    <div className="mx-auto max-w-[30rem] text-center md:mx-0 md:text-left">
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
  );
}
