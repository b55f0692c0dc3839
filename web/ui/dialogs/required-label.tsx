/** The specification's asterisk; the field has `aria-required`. */
export function RequiredLabel({ children }: { children: string }) {
  return (
    <>
      {children} <span className="font-semibold text-accent-text">*</span>
    </>
  );
}
