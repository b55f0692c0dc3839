/** User Management (specification section 2). */

/** User Management. */
export default function UsersPage() {
  return (
    <main id="main" tabIndex={-1}>
      <h1>User Management</h1>
    </main>
  );
}
