export function ColumnTitle({ title }: { title: string | undefined }) {
  return title ? <h2 className="mb-4 text-2xl font-extrabold tracking-tight md:mb-6 md:text-3xl">{title}</h2> : null;
}
