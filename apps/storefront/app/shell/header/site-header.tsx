import { AccountLink } from "./account-link.tsx";
import { AnnouncementBar } from "./announcement-bar.tsx";
import { CartLink } from "./cart-link.tsx";
import { Logo } from "./logo.tsx";
import { MainNav } from "./main-nav.tsx";
import { MenuWithoutScript } from "./menu-without-script.tsx";
import { MobileMenu } from "./mobile-menu.tsx";
import { SearchBox } from "./search-box.tsx";
import { TopBar } from "./top-bar.tsx";

/** One markup for both layouts: on phones logo, menu and search in two rows, on desktops everything. */
export function SiteHeader() {
  return (
    <header className="relative z-40 bg-surface shadow-lift" data-print="hide">
      <AnnouncementBar />
      <TopBar />
      <div className="mx-auto flex max-w-page flex-wrap items-center gap-x-2 px-3 py-2 md:flex-nowrap md:gap-x-8 md:px-6 md:py-4">
        <MobileMenu />
        <Logo />
        <div className="order-last w-full basis-full pt-1 md:order-none md:w-auto md:basis-auto md:flex-1 md:pt-0">
          <SearchBox />
        </div>
        <div className="-mr-2 ml-auto flex items-center md:mx-0 md:gap-2">
          <AccountLink />
          <CartLink />
        </div>
      </div>
      <MainNav />
      {/* Rendered by the server only: with script it is never visible. */}
      <noscript>{import.meta.env.SSR ? <MenuWithoutScript /> : null}</noscript>
    </header>
  );
}
