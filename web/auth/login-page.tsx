import { FloatingThemeToggle } from '../components/theme-toggle.tsx';
import { FOOTER } from '../layouts/footer.tsx';
import { FooterNavigation } from '../layouts/footer-navigation.tsx';
import { PublicLayout } from '../layouts/public-layout.tsx';
import { SignInCard } from './sign-in-card.tsx';
import { Wind } from './wind.tsx';
import * as words from './words/en.ts';

/**
 * Rendered in the browser, since logging out leads here from pages without a footer. On a phone it leaves room for the
 * theme toggle.
 */
function LoginFooter() {
  return (
    <footer className={`${FOOTER} max-sm:pb-16`}>
      <FooterNavigation />
    </footer>
  );
}

export default function LoginPage() {
  return (
    <PublicLayout className="relative isolate flex flex-col overflow-hidden" footer={<LoginFooter />}>
      <Wind />
      <div className="mx-auto flex w-full max-w-[30rem] flex-1 flex-col justify-center px-4 pt-10 pb-16 sm:pt-14 sm:pb-24">
        <h1 className="text-title">{words.accessTitle}</h1>
        <p className="mt-2 text-ink-soft">{words.accessSubtitle}</p>
        <SignInCard />
      </div>
      <FloatingThemeToggle />
    </PublicLayout>
  );
}
