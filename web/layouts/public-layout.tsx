/** What every public page stands in: a way past the chrome, header, the page, footer. */
import type { ReactNode } from 'react';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';

/** Header and footer around a page; `main` takes focus after a navigation. */
export function PublicLayout({ children, className = '' }: { children: ReactNode; className?: string }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#main"
        className="fixed top-2 left-2 z-50 -translate-y-20 rounded-control bg-accent px-4 py-3 font-semibold text-accent-ink focus:translate-y-0"
      >
        Skip to content
      </a>
      <Header />
      <main id="main" tabIndex={-1} className={`flex-1 outline-none ${className}`}>
        {children}
      </main>
      <Footer />
    </div>
  );
}
