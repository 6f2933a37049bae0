import { Button } from '@uid/ui/button';

interface SmallToolProps {
  /** What it is done to: one of several that have the same button. */
  of: string;
  onPress: () => void;
  children: string;
}

/** A quiet button of a row. Read aloud, it names its row. */
export function SmallTool({ of, onPress, children }: SmallToolProps) {
  return (
    <Button tone="quiet" size="small" aria-label={`${children}: ${of}`} onClick={onPress}>
      {children}
    </Button>
  );
}
