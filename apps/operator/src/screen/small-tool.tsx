import { Button } from '@uid/ui/button';

interface SmallToolProps {
  /** The name of the row that the button acts on, because several rows have the same button. */
  of: string;
  onPress: () => void;
  children: string;
}

/** A quiet button in a row. A screen reader also reads the name of its row. */
export function SmallTool({ of, onPress, children }: SmallToolProps) {
  return (
    <Button tone="quiet" size="small" aria-label={`${children}: ${of}`} onClick={onPress}>
      {children}
    </Button>
  );
}
