import { Link } from "react-router";
import { Icon } from "#kit/web/icons/icon.tsx";
import type { Slide as SlideItem } from "../../contract/columns/slider-column.ts";
import { BannerPicture } from "../columns/banner-picture.tsx";

/** One slide: the text is on the free left part of the picture on wide screens, and below it on phones. */
export function Slide({ item, first }: { item: SlideItem; first: boolean }) {
  if (!item.href) return <Inside item={item} first={first} />;
  return (
    <Link to={item.href} className="group block h-full">
      <Inside item={item} first={first} />
    </Link>
  );
}

function Inside({ item, first }: { item: SlideItem; first: boolean }) {
  return (
    <>
      <BannerPicture
        item={item}
        width={1280}
        height={420}
        widths={[480, 640, 800, 1080, 1280]}
        sizes="(min-width: 1280px) 1232px, 100vw"
        priority={first}
        className="aspect-[9/7] w-full object-cover md:aspect-[64/21]"
      />
      <div className="p-5 md:absolute md:inset-y-8 md:left-8 md:flex md:w-[38%] md:max-w-md md:flex-col md:justify-center md:rounded-lg md:bg-surface md:p-8 md:shadow-float">
        {item.title ? <h2 className="text-xl font-extrabold tracking-tight md:text-3xl">{item.title}</h2> : null}
        {item.text ? <p className="mt-1 text-ink-soft md:mt-2">{item.text}</p> : null}
        {item.label ? (
          <span className="mt-3 inline-flex items-center gap-1 font-bold text-brick-ink group-hover:underline md:mt-5">
            {item.label} <Icon name="arrow-right" size="sm" />
          </span>
        ) : null}
      </div>
    </>
  );
}
