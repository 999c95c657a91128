import { Component, type ReactNode } from 'react';
import { useSay } from './language.ts';
import { FRAME } from './words/frame.ts';

/** A screen that cannot be shown says so and can be tried again; the rest of the page is not lost silently. */
export class ErrorBoundary extends Component<{ readonly children: ReactNode }, { readonly failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError = () => ({ failed: true });
  override componentDidCatch(error: unknown): void {
    console.error(error);
  }
  override render(): ReactNode {
    return this.state.failed ? <TryAgain /> : this.props.children;
  }
}

function TryAgain() {
  const say = useSay();
  return (
    <div className="waiting" role="alert">
      <p>{say(FRAME.failed)}</p>
      <button type="button" className="button" onClick={() => location.reload()}>
        {say(FRAME.again)}
      </button>
    </div>
  );
}
