import { Component } from 'react';
import type { ReactNode } from 'react';

interface ChartBoundaryProps {
  /** Said where the chart's file did not come, or could not draw. */
  words: string;
  children: ReactNode;
}

/** A chart that fails takes nothing else with it. */
export class ChartBoundary extends Component<ChartBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? <p>{this.props.words}</p> : this.props.children;
  }
}
