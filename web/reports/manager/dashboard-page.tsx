/** SMS Manager Dashboard (specification section 2). */

/** SMS Manager Dashboard. */
export default function DashboardPage() {
  return (
    <main id="main" tabIndex={-1}>
      <h1>SMS Manager Dashboard</h1>
    </main>
  );
}
