/** SMS Manager Access (specification section 2). */

/** SMS Manager Access. */
export default function LoginPage() {
  return (
    <main id="main" tabIndex={-1}>
      <h1>SMS Manager Access</h1>
    </main>
  );
}
