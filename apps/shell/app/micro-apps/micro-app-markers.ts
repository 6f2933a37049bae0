/** On the frame of a micro-app: its name in the registry. */
export const microAppMarker = 'data-micro-app';
/** On the same element: the status of the micro-app, one of `MicroAppStatus`, at every moment. */
export const statusMarker = 'data-status';

/** On the same element: what the page knows that the micro-app would have to ask for, as JSON. */
export const factsMarker = 'data-facts';

/** Of the window, once it is painted: the micro-app stands there, or what is said in its place. */
export const shownEvent = 'shown';

/** The parts of a frame, named by `data-part`. */
export type FramePart = 'loading' | 'problem' | 'child';

/** The parts of a problem's template, named by `data-part`. */
export type ProblemPart = 'sentence' | 'retry' | 'reload' | 'none' | 'message' | 'cause';

/** Shown in place of the child, which is not mounted. */
export const errorTemplateId = 'micro-app-error';
/** Shown in place of an app that is not for this visitor, as if there were none. */
export const missingTemplateId = 'micro-app-missing';
/** Shown above the child, which is still mounted or being unmounted. */
export const noticeTemplateId = 'micro-app-notice';
