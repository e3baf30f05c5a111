import { Component, type ComponentType, type MouseEvent, type ReactNode } from 'react';
import type { UiLabels } from '../i18n/i18n.ts';

/** Words of the crash card; every island receives them in addition to its own labels. */
export type CrashLabels = UiLabels<'crash'>;

interface BoundaryProps {
  labels: CrashLabels;
  children: ReactNode;
}

interface BoundaryState {
  error: Error | undefined;
}

/** Shows what went wrong inside an island and remounts it on request; the page around it is untouched. */
class CrashBoundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { error: undefined };

  static getDerivedStateFromError(error: unknown): BoundaryState {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  #tryAgain = ({ currentTarget }: MouseEvent): void => {
    const island = currentTarget.closest('astro-island');
    // The focused button is gone with the card.
    this.setState({ error: undefined }, () => island?.querySelector<HTMLElement>('input, textarea, select')?.focus());
  };

  override render(): ReactNode {
    const { error } = this.state;
    const { labels, children } = this.props;
    if (!error) return children;
    return (
      <div className="crash-card" role="alert">
        <p className="crash-title">{labels.title}</p>
        <p>{labels.text}</p>
        <pre className="crash-error">{error.message}</pre>
        <button type="button" className="action" onClick={this.#tryAgain}>
          {labels.retry}
        </button>
      </div>
    );
  }
}

/** Wraps an island: `export default island(PlanFinder)`. The page passes `crash` in addition to the island's own props. */
export function island<P extends object>(Inner: ComponentType<P>): ComponentType<P & { crash: CrashLabels }> {
  return function Island(props: P & { crash: CrashLabels }) {
    return (
      <CrashBoundary labels={props.crash}>
        <Inner {...props} />
      </CrashBoundary>
    );
  };
}
