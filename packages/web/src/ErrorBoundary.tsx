import { Component, type ReactNode } from 'react';
import { useSay } from './language.ts';
import { FRAME } from './words/frame.ts';

/** Shows an error and a button to try again if a screen cannot be rendered. */
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
