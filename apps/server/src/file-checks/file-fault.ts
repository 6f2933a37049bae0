/** What is wrong with a file; `mixed`: it could be opened as another kind as well. */
export type FileFault = 'type' | 'mixed' | 'damaged' | 'unsigned';
