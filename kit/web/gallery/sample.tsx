import type { ReactNode } from "react";

/** One component in one state, with its name above it. */
export function Sample({ name, children, wide = false }: { name: string; children: ReactNode; wide?: boolean }) {
  return (
    <div className={wide ? "col-span-full min-w-0" : "min-w-0"}>
      <p className="mb-2 text-xs text-ink-soft">{name}</p>
      {children}
    </div>
  );
}

const themes = ["light", "dark"] as const;
export type Theme = (typeof themes)[number];

/** A group of samples, once in each theme, side by side where there is room. */
export function Family({ title, children }: { title: string; children: (theme: Theme) => ReactNode }) {
  const id = title.toLowerCase().replace(/\W+/g, "-");
  return (
    <section aria-labelledby={id} className="border-t border-line py-10">
      <h2 id={id} className="mb-5 text-2xl font-extrabold">
        {title}
      </h2>
      <div className="grid gap-5 lg:grid-cols-2">
        {themes.map((theme) => (
          <div
            key={theme}
            data-theme={theme}
            className="grid content-start gap-x-6 gap-y-7 rounded-xl border border-line p-5 sm:grid-cols-2 md:p-8"
          >
            {children(theme)}
          </div>
        ))}
      </div>
    </section>
  );
}

export const longText =
  "Keterangan yang panjang sekali, dengan kata-kata-yang-tidak-mau-putus-di-tengah, sebagaimana penjual yang rajin menulisnya";
