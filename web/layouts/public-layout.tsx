import type { ReactNode } from 'react';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import * as words from './words/en.ts';

type Props = {
  children: ReactNode;
  className?: string;
  /** For pages whose footer the browser renders. */
  footer?: ReactNode;
};

/** `main` receives focus after navigation. */
export function PublicLayout({ children, className = '', footer = <Footer /> }: Props) {
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#main"
        className="sr-only z-50 rounded-control bg-accent px-4 py-3 font-semibold text-accent-ink focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
      >
        {words.skipToContent}
      </a>
      <Header />
      <main id="main" tabIndex={-1} className={`flex-1 outline-none ${className}`}>
        {children}
      </main>
      {footer}
    </div>
  );
}
