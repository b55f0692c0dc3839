// What people called one thing are called by others: given names and their common short forms in many nations, each
// line one family (general knowledge of first names, written down for this project).

const FAMILIES = `
robert rob bob bobby robbie bert
william will bill billy willy willie liam wim wilhelm guillaume
`;

const byName = new Map<string, Set<string>>();
for (const line of FAMILIES.trim().split('\n')) {
  const family = line.split(' ');
  for (const name of family) {
    const forms = byName.get(name) ?? new Set<string>();
    for (const form of family) forms.add(form);
    byName.set(name, forms);
  }
}

/** Every other form of a folded given name: "robert" gives "bob", "rob" and so on; nothing for an unknown name. */
export function shortForms(folded: string): string[] {
  return [...(byName.get(folded) ?? [])].filter((form) => form !== folded);
}
