/** The error boundary: shown if a page fails to load or render. */

import { Component, type ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import * as words from '../words/en.ts';

/** A new release removes old modules, so reloading usually helps. */
export class PageFailure extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return (
      <main className="grid min-h-dvh place-items-center px-4 text-center">
        <div role="alert">
          <h1 className="text-title">{words.pageBroke}</h1>
          <p className="mt-3 mb-8 text-ink-soft">{words.checkConnection}</p>
          <Button onClick={() => location.reload()}>{words.loadAgain}</Button>
        </div>
      </main>
    );
  }
}
