/** The landing page (specification sections 1 and 2). */
import { PublicLayout } from '../layouts/public-layout.tsx';

/** The landing page. */
export function LandingPage() {
  return (
    <PublicLayout>
      <h1>Landing</h1>
    </PublicLayout>
  );
}
