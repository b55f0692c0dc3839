/** The label of a field that must be filled. */

/** A label and its star, as the specification writes them; the field itself says `aria-required`. */
export function RequiredLabel({ children }: { children: string }) {
  return (
    <>
      {children} <span className="font-semibold text-accent-text">*</span>
    </>
  );
}
