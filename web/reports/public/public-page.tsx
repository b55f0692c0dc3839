/** Public Safety Reports (specification section 2). */

/** Public Safety Reports. */
export default function PublicPage() {
  return (
    <main id="main" tabIndex={-1}>
      <h1>Public Safety Reports</h1>
    </main>
  );
}
