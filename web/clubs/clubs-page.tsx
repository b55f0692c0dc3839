/** Club Management (specification section 2). */

/** Club Management. */
export default function ClubsPage() {
  return (
    <main id="main" tabIndex={-1}>
      <h1>Club Management</h1>
    </main>
  );
}
