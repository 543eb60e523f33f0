import { Skeleton } from "../feedback/skeleton.tsx";

/** The skeleton of a card with a square picture, two lines of name and a price. */
export function ProductCardSkeleton() {
  return (
    <div aria-hidden="true" className="overflow-hidden rounded-lg bg-surface shadow-lift">
      <Skeleton className="aspect-square w-full rounded-none" />
      <div className="p-3">
        <Skeleton className="h-3 w-1/3" />
        <Skeleton className="mt-3 h-4 w-full" />
        <Skeleton className="mt-2 h-4 w-2/3" />
        <Skeleton className="mt-4 h-5 w-1/2" />
      </div>
    </div>
  );
}
