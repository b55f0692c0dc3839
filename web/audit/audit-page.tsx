/** Audit Log (specification section 2). */

/** Audit Log. */
export default function AuditPage() {
  return (
    <main id="main" tabIndex={-1}>
      <h1>Audit Log</h1>
    </main>
  );
}
