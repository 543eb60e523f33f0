import { Picture } from "#kit/web/content/picture.tsx";
import { Icon } from "#kit/web/icons/icon.tsx";

/** A small square picture of something bought; a box where there is none. */
export function ProductPicture({ path }: { path: string | null }) {
  return (
    <span className="grid size-16 shrink-0 place-items-center overflow-hidden rounded-md bg-sunken text-ink-soft md:size-20">
      {path === null ? (
        <Icon name="package" />
      ) : (
        <Picture
          path={path}
          alt=""
          width={160}
          height={160}
          widths={[160, 240]}
          sizes="80px"
          className="size-full object-cover"
        />
      )}
    </span>
  );
}
