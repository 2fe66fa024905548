import { Component, type ReactNode } from 'react';
import { BrokenScreen } from './BrokenScreen.tsx';

/** The last net: what even the layout's own error screen could not hold. */
export class AppErrorBoundary extends Component<{ children: ReactNode }, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override render() {
    return this.state.broken ? <BrokenScreen onRetry={() => location.reload()} /> : this.props.children;
  }
}
