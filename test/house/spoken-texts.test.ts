/** Components, rules and routes contain no visible text: it is in `words/` beside them (C14.11). */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { expect, test } from 'vitest';

const tracked = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' })
  .split('\n')
  .filter((path) => /^(domain|server|web)\/.*\.tsx?$/.test(path))
  .filter((path) => !/\/words\/|\.test\.tsx?$/.test(path));

/** Attributes and properties that are shown or read aloud. */
const SHOWN = new Set([
  ...['aria-label', 'aria-description', 'aria-placeholder', 'aria-roledescription', 'aria-valuetext', 'alt'],
  ...['title', 'placeholder', 'label', 'description', 'hint', 'message', 'subtitle', 'caption', 'submit', 'submitting'],
  ...['reason', 'note', 'notes', 'empty', 'denied', 'busy', 'validation', 'required', 'error', 'text', 'words'],
]);

/** Calls whose arguments are shown to people. */
const REFUSING = new Set(['Problem', 'invalid', 'fieldProblem', 'validationMessage', 'toast', 'toastFailure']);

/** Commands, the log, the API document and E5X stay in English (C14.4). */
const ENGLISH = /^server\/(commands|sample|db)\/|^server\/serve\.ts$|^server\/http\/api-document\/|^domain\/e5x\//;

/** Names that are the same in every language. */
const NAMES = /\b(CSV|QR|ADREP|E5X|PDF|SMS|UTC)\b/g;

/** True for natural language; false for a code such as `auth/wrong-code`, a key or a list of classes. */
const isText = (text: string): boolean => {
  const left = text.replace(NAMES, '').replace(/&\w+;/g, '');
  return /\p{Ll}{2,}/u.test(left) && !/^[a-z][\w/.:-]*$/.test(left.trim());
};

type Found = { line: number; text: string };

/** The texts that an expression may evaluate to: literals, both branches of a condition, the pieces of a template. */
function textsOf(node: ts.Node): string[] {
  if (ts.isStringLiteralLike(node)) return [node.text];
  if (ts.isTemplateExpression(node)) return [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)];
  if (ts.isConditionalExpression(node)) return [...textsOf(node.whenTrue), ...textsOf(node.whenFalse)];
  if (ts.isParenthesizedExpression(node) || ts.isAsExpression(node)) return textsOf(node.expression);
  if (ts.isJsxExpression(node)) return node.expression ? textsOf(node.expression) : [];
  if (ts.isBinaryExpression(node)) {
    const isChoice = [
      ts.SyntaxKind.AmpersandAmpersandToken,
      ts.SyntaxKind.BarBarToken,
      ts.SyntaxKind.QuestionQuestionToken,
      ts.SyntaxKind.PlusToken,
    ].includes(node.operatorToken.kind);
    return isChoice ? [...textsOf(node.left), ...textsOf(node.right)] : [];
  }
  return [];
}

/** The texts that this node shows, without its children. */
function shownBy(node: ts.Node): string[] {
  if (ts.isJsxText(node)) return [node.text];
  if (ts.isJsxExpression(node) && (ts.isJsxElement(node.parent) || ts.isJsxFragment(node.parent))) return textsOf(node);
  if (ts.isJsxAttribute(node))
    return SHOWN.has(node.name.getText()) && node.initializer ? textsOf(node.initializer) : [];
  if (ts.isPropertyAssignment(node))
    return SHOWN.has(node.name.getText().replace(/'/g, '')) ? textsOf(node.initializer) : [];
  if ((ts.isCallExpression(node) || ts.isNewExpression(node)) && REFUSING.has(node.expression.getText()))
    return (node.arguments ?? []).flatMap(textsOf);
  // Error messages of a schema.
  if (ts.isCallExpression(node) && /^z\s*\./.test(node.expression.getText()))
    return node.arguments.flatMap(textsOf).filter((text) => text.trim().includes(' '));
  return [];
}

/** The visible texts in a source file, with their lines. */
function spokenIn(path: string, code: string): Found[] {
  const source = ts.createSourceFile(path, code, ts.ScriptTarget.Latest, true);
  const found: Found[] = [];
  const look = (node: ts.Node): void => {
    for (const text of shownBy(node)) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart(source));
      if (isText(text)) found.push({ line: line + 1, text: text.trim() });
    }
    ts.forEachChild(node, look);
  };
  look(source);
  return found;
}

test.each([
  ['<p>Save it</p>'],
  ['<p>{isNew ? "Save" : words.change}</p>'],
  ['<p>{isNew && `Save it`}</p>'],
  ['z.boolean("it must be true or false")'],
  ['<button aria-label="Save" />'],
  ['<img alt={isNew ? "A new one" : words.old} />'],
  ['toast({ title: "Saved it" })'],
  ['const FIELD = { label: "Keyword" }'],
  ['throw new Problem("auth/forbidden", { errors: [{ path: "name", message: "Not you" }] })'],
  ['invalid("name", "Name it")'],
])('detects the text in %s (C14.11)', (code) => {
  expect(spokenIn('seen.tsx', code).length).toBeGreaterThan(0);
});

test.each([
  ['<p className="text-ink">{words.save}</p>'],
  ['<p>{fill(words.saved, { name })} · {1}</p>'],
  ['new Problem("auth/forbidden")'],
  ['invalid("name", words.nameRequired)'],
  ['const kind = { label: words.label, reason: "waiting-7-days" }'],
])('finds no text in %s (C14.11)', (code) => {
  expect(spokenIn('seen.tsx', code)).toEqual([]);
});

test('no component, rule or route contains visible text (C14.11)', () => {
  const sources = tracked.filter((path) => !ENGLISH.test(path));
  expect(sources.length).toBeGreaterThan(500);
  const found = sources.flatMap((path) =>
    spokenIn(path, readFileSync(path, 'utf8')).map(({ line, text }) => `${path}:${line} ${text}`),
  );
  expect(found).toEqual([]);
});
