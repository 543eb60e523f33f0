import { type ReactNode, use } from "react";
import type { Locale } from "#kit/core/locale.ts";
import { ToastProvider } from "#kit/web/feedback/toast-context.tsx";
import { ToastOutlet } from "#kit/web/feedback/toast-region.tsx";
import { PageTextsContext } from "#kit/web/i18n/page-texts.tsx";
import { TextProvider } from "#kit/web/i18n/text-context.tsx";
import { WishlistProvider } from "#modules/wishlist/web/wishlist-provider.tsx";
import { loginThenBack } from "../session/session-ended.ts";
import { SessionProvider, useSession } from "../session/session-provider.tsx";
import { CartProvider } from "./cart-provider.tsx";
import { ConsentProvider } from "./consent/consent-provider.tsx";
import { useShellText } from "./shell-text.ts";

export function Providers({ locale, children }: { locale: Locale; children: ReactNode }) {
  const { source } = use(PageTextsContext);
  return (
    <TextProvider locale={locale} source={source}>
      <SessionProvider>
        <ConsentProvider>
          <CartProvider>
            <Toasts>
              <Hearts>{children}</Hearts>
            </Toasts>
          </CartProvider>
        </ConsentProvider>
      </SessionProvider>
    </TextProvider>
  );
}

/** Guests are redirected to the login, which adds the product and redirects back (D-62). */
const loginForWish = (here: string, productCode: string) =>
  `${loginThenBack(here)}&wishlist=${encodeURIComponent(productCode)}`;

function Hearts({ children }: { children: ReactNode }) {
  const member = useSession(({ isLogin, isGuest }) => isLogin && !isGuest);
  return (
    <WishlistProvider member={member} loginPath={loginForWish}>
      {children}
    </WishlistProvider>
  );
}

function Toasts({ children }: { children: ReactNode }) {
  const t = useShellText();
  return (
    <ToastProvider texts={{ region: t("notifications"), dismiss: t("close") }}>
      {children}
      <ToastOutlet />
    </ToastProvider>
  );
}
