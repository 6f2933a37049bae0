/** Somebody who has an account at one of the stand-ins. */
export interface StandInPerson {
  /** Names them there. */
  subject: string;
  email?: string;
  isEmailVerified?: boolean;
  name?: string;
}

/** What a stand-in was asked to hand out, until its code is used. */
export interface Grant {
  person: StandInPerson;
  /** The query of its page. */
  asked: URLSearchParams;
}

/** How a stand-in behaves as no company should; undefined: as it should. */
export type Fault =
  | 'away'
  | 'slow'
  | 'rubbish'
  | 'other-key'
  | 'other-issuer'
  | 'other-audience'
  | 'other-nonce'
  | 'over';

/** What all of them work with. */
export interface Desk {
  base: string;
  /** Once. */
  takeGrant: (code: string | null) => Grant | undefined;
  readFault: () => Fault | undefined;
}
/** One company's answers by path; undefined: there is nothing. */
export type Answers = (path: string, request: Request) => Promise<Response | undefined>;
