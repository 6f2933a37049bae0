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
  /** Shown in place of a part that failed; by default an error message with a button to reload. */
  instead?: ReactNode;
  children: ReactNode;
}

/** Contains the failure of a part: if it throws or its file does not load, the rest of the screen stays. */
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

/** A browser does not fetch a module again that failed to load once, so only a reload of the page helps. */
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
