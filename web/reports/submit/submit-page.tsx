/** Submit a Safety Report (specification section 2). */

/** Submit a Safety Report. */
export default function SubmitPage() {
  return (
    <main id="main" tabIndex={-1}>
      <h1>Submit a Safety Report</h1>
    </main>
  );
}
