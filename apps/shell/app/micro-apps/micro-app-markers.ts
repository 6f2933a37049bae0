/** On the frame of a micro-app: its name in the registry. */
export const microAppMarker = 'data-micro-app';
/** On the same element: the current status of the micro-app, one of `MicroAppStatus`. */
export const statusMarker = 'data-status';

/** On the same element: facts that the micro-app would otherwise have to request, as JSON. */
export const factsMarker = 'data-facts';

/** Event of the window, after the paint that shows the micro-app, or the notice that replaces it. */
export const shownEvent = 'shown';

/** The parts of a frame, named by `data-part`. */
export type FramePart = 'loading' | 'problem' | 'child';

/** The parts of a problem's template, named by `data-part`. */
export type ProblemPart = 'sentence' | 'retry' | 'reload' | 'none' | 'message' | 'cause';

/** Id of the template shown in place of the child, which is not mounted. */
export const errorTemplateId = 'micro-app-error';
/** Id of the template shown in place of an app that is not for this visitor, as if the app did not exist. */
export const missingTemplateId = 'micro-app-missing';
/** Id of the template shown above the child, which is still mounted or is being unmounted. */
export const noticeTemplateId = 'micro-app-notice';
