/** The landing page, static: no React in the browser. */
import { PublicLayout } from '../layouts/public-layout.tsx';
import { Beta } from './beta.tsx';
import { ComingSoon } from './coming-soon.tsx';
import { Hero } from './hero.tsx';
import { LiveNow } from './live-now.tsx';
import { SafetyFirst } from './safety-first.tsx';
import { WhatHappens } from './what-happens.tsx';

export function LandingPage() {
  return (
    <PublicLayout>
      <Hero />
      <SafetyFirst />
      <WhatHappens />
      <LiveNow />
      <ComingSoon />
      <Beta />
    </PublicLayout>
  );
}
