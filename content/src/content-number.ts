/**
 * Increases whenever the contents here change: a site that has taken over a number ignores the contents of the same
 * number and of lower ones. A test of the server fails when the number must increase, and names the fingerprint that
 * belongs to it.
 */
export const contentNumber = 28;
export const contentFingerprint =
  'a89631d723bd582f014777c19208589f752cc430a17f212dd5547b09876be30c';
