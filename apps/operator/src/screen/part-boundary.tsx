import { Button } from '@uid/ui/button';
import { ErrorState } from '@uid/ui/error-state';
import { Component } from 'react';
import type { ReactNode } from 'react';

import { useTexts } from '../session/console-session.ts';

const texts = {
  zh: {
    title: '这一部分没能打开',
    text: '它的程序没有取到或出了错，其他部分不受影响。',
    reload: '重新加载',
  },
  en: {
    title: 'This part did not open',
    text: 'Its program did not arrive or failed; what stands beside it is not affected.',
    reload: 'Reload',
  },
};

interface PartBoundaryProps {
  /** Stands in its place then; unless given, what happened and a reload. */
  instead?: ReactNode;
  children: ReactNode;
}

/** A part that fails, or whose file does not come, takes nothing else of its screen with it. */
export class PartBoundary extends Component<PartBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    const { instead = <BrokenPart />, children } = this.props;
    return this.state.hasFailed ? instead : children;
  }
}

/** A browser does not fetch a module again that it missed once, so only a new document helps. */
function BrokenPart() {
  const { title, text, reload } = useTexts(texts);
  return (
    <ErrorState
      title={title}
      retry={
        <Button tone="secondary" size="small" onClick={() => location.reload()}>
          {reload}
        </Button>
      }
    >
      {text}
    </ErrorState>
  );
}
