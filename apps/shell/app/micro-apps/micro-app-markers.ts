/** On the frame of a micro-app: its name in the registry. */
export const microAppMarker = 'data-micro-app';

/** The parts of a frame, named by `data-part`. */
export type FramePart = 'loading' | 'problem' | 'child';

/** The parts of a problem's template, named by `data-part`. */
export type ProblemPart = 'sentence' | 'retry' | 'reload' | 'none' | 'message' | 'cause';

/** Nothing of the child stands: the problem has the place to itself. */
export const errorTemplateId = 'micro-app-error';
/** The child still stands, or is being taken away: the problem is told above it. */
export const noticeTemplateId = 'micro-app-notice';
