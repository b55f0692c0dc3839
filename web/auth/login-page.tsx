/** SMS Manager Access (specification section 2, Login). */
import { FloatingThemeToggle } from '../components/theme-toggle.tsx';
import { Logo } from '../layouts/logo.tsx';
import { paths } from '../paths.ts';
import { SignInForm } from './sign-in-form.tsx';
import { Wind } from './wind.tsx';

/** SMS Manager Access. */
export default function LoginPage() {
  return (
    <div className="relative isolate flex min-h-dvh flex-col overflow-hidden">
      <Wind />
      <header className="px-4 py-4 sm:px-6">
        <a href={paths.home()} className="inline-flex min-h-11 items-center rounded-control p-1">
          <Logo />
        </a>
      </header>
      <main
        id="main"
        tabIndex={-1}
        className="mx-auto flex w-full max-w-[30rem] flex-1 flex-col justify-center px-4 pt-4 pb-28 outline-none"
      >
        <h1 className="text-title">SMS Manager Access</h1>
        <p className="mt-2 text-ink-soft">Sign in to access the Safety Management dashboard</p>
        <section
          aria-labelledby="sign-in"
          className="mt-7 rounded-card border border-line bg-surface p-5 shadow-float sm:p-7"
        >
          <h2 id="sign-in" className="text-heading">
            Sign In
          </h2>
          <p className="mt-1 mb-6 text-[0.9375rem] text-ink-soft">Review and approve safety reports</p>
          <SignInForm />
        </section>
      </main>
      <FloatingThemeToggle />
    </div>
  );
}
