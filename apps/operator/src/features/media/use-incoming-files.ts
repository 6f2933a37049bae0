import { useEffect, useEffectEvent, useState } from 'react';

/**
 * Passes on files that are dropped anywhere on the page, or pasted into it. Returns true while files are dragged over
 * the page.
 */
export function useIncomingFiles(onFiles: (files: File[]) => void): boolean {
  const [isOver, setOver] = useState(false);
  const take = useEffectEvent((event: Event, files: FileList | undefined) => {
    if (!files || files.length === 0) return;
    event.preventDefault();
    onFiles([...files]);
  });
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    const hasFiles = ({ dataTransfer }: DragEvent) =>
      dataTransfer?.types.includes('Files') ?? false;
    const handleOver = (event: DragEvent) => {
      if (!hasFiles(event)) return;
      // Otherwise the browser would open the file in place of the console.
      event.preventDefault();
      setOver(true);
    };
    const handleLeave = ({ relatedTarget }: DragEvent) => {
      if (relatedTarget === null) setOver(false);
    };
    const handleDrop = (event: DragEvent) => {
      setOver(false);
      take(event, event.dataTransfer?.files);
    };
    document.addEventListener('dragover', handleOver, { signal });
    document.addEventListener('dragleave', handleLeave, { signal });
    document.addEventListener('drop', handleDrop, { signal });
    const handlePaste = (event: ClipboardEvent) => {
      if (!areWords(event)) take(event, event.clipboardData?.files);
    };
    document.addEventListener('paste', handlePaste, { signal });
    return () => listening.abort();
  }, []);
  return isOver;
}

/**
 * True if the user pastes text into a field: spreadsheets and word processors also put a picture of copied text on
 * the clipboard.
 */
function areWords({ target, clipboardData }: ClipboardEvent): boolean {
  const isField = target instanceof Element && target.matches('input, textarea');
  return isField && clipboardData?.types.includes('text/plain') === true;
}
