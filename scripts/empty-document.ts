/** The test files of one worker share a document, so it is emptied before each file. */
if ('document' in globalThis) document.body.replaceChildren();
