/** What is wrong with a file; `mixed`: it could also be opened as another kind of file. */
export type FileFault = 'type' | 'mixed' | 'damaged' | 'unsigned';
